import { classes } from '#domain/chat/reading/classes.ts'
import type { LearntWeights } from '#domain/chat/reading/reader.ts'
import type { Learnt } from './learn-reader.ts'

const CLASSES = classes.length
/** Memory limit: features whose weights differ least between classes are pruned. */
const MOST_FEATURES = 400_000
const LARGEST_BYTE = 127

/** Quantised weights as the product stores them: signed bytes, by hash. */
export function packWeights({ index, weights, bias }: Learnt): LearntWeights {
  const strengths = Float32Array.from(index.hashes, (_, place) => strengthOf(weights, place))
  const weakest = strengths.toSorted()[Math.max(0, index.size - MOST_FEATURES)] ?? 0
  const kept = Array.from(index.hashes.keys()).filter((place) => strengths[place]! > weakest)
  const unit = kept.reduce((most, place) => Math.max(most, ...rowOf(weights, place).map(Math.abs)), 0) / LARGEST_BYTE
  const sizes = new Uint8Array(2 ** 16)
  const rests = new Uint16Array(kept.length)
  const bytes = new Int8Array(kept.length * CLASSES)
  kept.forEach((place, at) => {
    const hash = index.hashes[place]!
    sizes[hash >>> 16]! += 1
    rests[at] = hash & 0xff_ff
    bytes.set(
      Int8Array.from(rowOf(weights, place), (weight) => Math.round(weight / unit)),
      at * CLASSES,
    )
  })
  return {
    bias: Array.from(bias, (value) => Number(value.toFixed(4))),
    unit,
    bucketSizes: base64Of(sizes),
    rests: base64Of(rests),
    weights: base64Of(bytes),
  }
}

function rowOf(weights: Float32Array, place: number): Float32Array {
  return weights.subarray(place * CLASSES, (place + 1) * CLASSES)
}

function strengthOf(weights: Float32Array, place: number): number {
  const row = rowOf(weights, place)
  return Math.max(...row) - Math.min(...row)
}

function base64Of({ buffer, byteOffset, byteLength }: Uint8Array | Uint16Array | Int8Array): string {
  return Buffer.from(buffer, byteOffset, byteLength).toString('base64')
}
