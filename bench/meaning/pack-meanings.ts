import { toSentences } from '#domain/chat/detector/normalise.ts'
import {
  DIRECTIONS,
  hashOfAll,
  type LearntMeanings,
  meaningReader,
  meanOf,
  UNIT_OF_MEANS,
} from '#domain/chat/engine/meaning/meaning.ts'
import type { FeaturesOf } from '#domain/chat/engine/meaning/meaning-features.ts'
import type { Directions } from './learn-meanings.ts'

const LARGEST_BYTE = 127
/** A few shares are much larger than all others: cut off, they leave the bytes to the many. */
const LARGEST_IN_DEVIATIONS = 5

/**
 * Sorted by hash, one byte a direction: only the direction of a sum counts, so that their unit needs not be kept.
 *
 * @param groups sentences that say one thing, whose means are kept so that nobody has to read them all
 */
export function packMeanings(
  { features, shares }: Directions,
  featuresOf: FeaturesOf,
  groups: readonly (readonly string[])[],
): LearntMeanings {
  const deviation = Math.sqrt(shares.reduce((sum, share) => sum + share * share, 0) / Math.max(1, shares.length))
  const table = packTable(
    features.map((feature, place) => ({
      hash: feature,
      values: shares.subarray(place * DIRECTIONS, (place + 1) * DIRECTIONS),
    })),
    (LARGEST_IN_DEVIATIONS * deviation) / LARGEST_BYTE,
  )
  const reader = meaningReader({ ...table, together: packTable([], 1) }, featuresOf)
  const read = (text: string) => reader.meaningOf(toSentences(text).flat())
  const together = groups.map((said) => ({
    hash: hashOfAll(said),
    values: meanOf(said.flatMap((text) => read(text) ?? [])),
  }))
  return { ...table, together: packTable(together, UNIT_OF_MEANS) }
}

function packTable(rows: readonly { hash: number; values: Float32Array }[], unit: number) {
  const order = rows.toSorted((a, b) => a.hash - b.hash)
  const bytes = new Int8Array(rows.length * DIRECTIONS)
  order.forEach(({ values }, row) => {
    values.forEach((value, at) => {
      bytes[row * DIRECTIONS + at] = Math.max(-LARGEST_BYTE, Math.min(LARGEST_BYTE, Math.round(value / unit)))
    })
  })
  return { hashes: base64(Uint32Array.from(order, ({ hash }) => hash)), weights: base64(bytes) }
}

function base64(values: Uint32Array | Int8Array): string {
  return Buffer.from(values.buffer).toString('base64')
}
