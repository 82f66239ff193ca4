import { DIRECTIONS, type LearntMeanings } from '#domain/chat/engine/meaning/meaning.ts'
import type { Directions } from './learn-meanings.ts'

const LARGEST_BYTE = 127
/** A few shares are much larger than all others: cut off, they leave the bytes to the many. */
const LARGEST_IN_DEVIATIONS = 5

/** Sorted by hash, one byte a direction: only the direction of a sum counts, so that their unit needs not be kept. */
export function packMeanings({ features, shares }: Directions): LearntMeanings {
  const deviation = Math.sqrt(shares.reduce((sum, share) => sum + share * share, 0) / Math.max(1, shares.length))
  const unit = (LARGEST_IN_DEVIATIONS * deviation) / LARGEST_BYTE
  const order = features.map((feature, place) => ({ feature, place })).toSorted((a, b) => a.feature - b.feature)
  const bytes = new Int8Array(shares.length)
  order.forEach(({ place }, at) => {
    for (let direction = 0; direction < DIRECTIONS; direction++) {
      const share = Math.round((shares[place * DIRECTIONS + direction] ?? 0) / unit)
      bytes[at * DIRECTIONS + direction] = Math.max(-LARGEST_BYTE, Math.min(LARGEST_BYTE, share))
    }
  })
  return { hashes: base64(Uint32Array.from(order, ({ feature }) => feature)), weights: base64(bytes) }
}

function base64(values: Uint32Array | Int8Array): string {
  return Buffer.from(values.buffer).toString('base64')
}
