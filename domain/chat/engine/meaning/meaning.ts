import { type PlainText, toSentences } from '../../detector/normalise.ts'
import { hashOf } from '../../detector/second-reading/hash.ts'
import { type WeightTable, weightTable } from '../../detector/second-reading/weight-table.ts'
import type { FeaturesOf } from './meaning-features.ts'

/** Directions in which meanings differ. */
export const DIRECTIONS = 64

/** A sentence as a direction of length one: what means the same points the same way. */
export type Meaning = Float32Array

/** Sorted little-endian 32-bit hashes in base64, and for each its share in every direction, a signed byte. */
interface Table {
  hashes: string
  weights: string
}

export interface LearntMeanings extends Table {
  /** What sentences that say one thing mean together, by the hash of all of them. */
  together: Table
}

export interface MeaningReader {
  /** Null when none of the words is known. */
  meaningOf(words: PlainText): Meaning | null
  /** The mean of what these mean: the shorter, the less they agree. */
  together(said: readonly string[]): Meaning
}

/** What a byte of the means is worth. */
export const UNIT_OF_MEANS = 1 / 254

/** Reads what a sentence means from directions learnt from sentences that people use for one another. See docs/decisions/0049. */
export function meaningReader(learnt: LearntMeanings, featuresOf: FeaturesOf): MeaningReader {
  const table = weightTable(learnt)
  const means = weightTable(learnt.together)
  const meaningOf = (words: PlainText) => directionOf(featuresOf(words), table)
  return {
    meaningOf,
    together: (said) => {
      const place = means.find(hashOfAll(said))
      if (place < 0) return meanOf(said.flatMap((text) => meaningOf(toSentences(text).flat()) ?? []))
      const bytes = means.weights.subarray(place * DIRECTIONS, (place + 1) * DIRECTIONS)
      return Float32Array.from(bytes, (byte) => byte * UNIT_OF_MEANS)
    },
  }
}

/** Names a group by its texts: one that was edited since has no mean, and is read anew. */
export function hashOfAll(said: readonly string[]): number {
  return hashOf(said.join('\n'))
}

export function meanOf(meanings: readonly Meaning[]): Meaning {
  const mean = new Float32Array(DIRECTIONS)
  for (const meaning of meanings)
    for (let at = 0; at < DIRECTIONS; at++) mean[at] = (mean[at] ?? 0) + (meaning[at] ?? 0) / meanings.length
  return mean
}

function directionOf(features: Iterable<number>, table: WeightTable): Meaning | null {
  const { weights } = table
  const sum = new Float32Array(DIRECTIONS)
  for (const feature of features) {
    const place = table.find(feature)
    if (place < 0) continue
    for (let at = 0; at < DIRECTIONS; at++) sum[at] = (sum[at] ?? 0) + (weights[place * DIRECTIONS + at] ?? 0)
  }
  const length = Math.hypot(...sum)
  return length > 0 ? sum.map((share) => share / length) : null
}

/** How much two of these agree: of sentences, from -1 to 1. */
export function agreement(one: Meaning, other: Meaning): number {
  let sum = 0
  for (let at = 0; at < DIRECTIONS; at++) sum += (one[at] ?? 0) * (other[at] ?? 0)
  return sum
}
