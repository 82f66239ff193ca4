import type { PlainText } from '../../detector/normalise.ts'
import { type WeightTable, weightTable } from '../../detector/second-reading/weight-table.ts'
import type { FeaturesOf } from './meaning-features.ts'

/** Directions in which meanings differ. */
export const DIRECTIONS = 64

/** A sentence as a direction of length one: what means the same points the same way. Empty when none of its words is known. */
export type Meaning = Float32Array

export interface LearntMeanings {
  /** Base64 of sorted little-endian 32-bit hashes. */
  hashes: string
  /** Base64 of signed bytes: for each hash, its share in every direction. */
  weights: string
}

export type MeaningOf = (words: PlainText) => Meaning | null

/** Reads what a sentence means from directions learnt from sentences that people use for one another. See docs/decisions/0049. */
export function meaningReader(learnt: LearntMeanings, featuresOf: FeaturesOf): MeaningOf {
  const table = weightTable(learnt)
  return (words) => directionOf(featuresOf(words), table)
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

/** From -1 to 1: how much two sentences mean the same. */
export function agreement(one: Meaning, other: Meaning): number {
  let sum = 0
  for (let at = 0; at < DIRECTIONS; at++) sum += (one[at] ?? 0) * (other[at] ?? 0)
  return sum
}
