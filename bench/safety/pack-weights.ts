import type { LearntWeights } from '#domain/chat/detector/second-reading/weight-table.ts'
import type { Weights } from './descend.ts'

const LARGEST_BYTE = 127

/**
 * Every outcome is measured against the first, `none`, which needs no weight of its own. Features that weigh nothing are kept: each shares the weight of its
 * kind with all that are known, as it did in the learning.
 */
export function packWeights(features: readonly number[], { weights, bias }: Weights): LearntWeights {
  const outcomes = bias.length
  const againstNone = (values: ArrayLike<number>, at: number) =>
    Array.from({ length: outcomes - 1 }, (_, outcome) => (values[at + outcome + 1] ?? 0) - (values[at] ?? 0))
  const all = features.map((feature, place) => ({ feature, values: againstNone(weights, place * outcomes) }))
  const largest = all.reduce((most, { values }) => Math.max(most, ...values.map(Math.abs)), 0)
  const unit = Number((largest / LARGEST_BYTE).toPrecision(4))
  const kept = all
    .map(({ feature, values }) => ({ feature, bytes: values.map((value) => Math.round(value / unit)) }))
    .toSorted((a, b) => a.feature - b.feature)
  return {
    bias: againstNone(bias, 0).map((value) => Number(value.toFixed(3))),
    unit,
    hashes: base64(Uint32Array.from(kept, ({ feature }) => feature)),
    weights: base64(Int8Array.from(kept.flatMap(({ bytes }) => bytes))),
  }
}

function base64(values: Uint32Array | Int8Array): string {
  return Buffer.from(values.buffer).toString('base64')
}
