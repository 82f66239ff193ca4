import { bytesOf } from './bytes-of.ts'
import { classes, type ReadingClass } from './classes.ts'
import { featuresOf } from './features.ts'
import type { Passage } from './passages.ts'
import learnt from './weights.json' with { type: 'json' }

/** Trained weights in their file format: by 16-bit bucket of the hash, the other bits and one signed byte per class. */
export interface LearntWeights {
  bias: readonly number[]
  /** Scale of one byte unit. */
  unit: number
  /** Base64 of one byte per bucket: number of features in this bucket. */
  bucketSizes: string
  /** Base64 of the other 16 bits, little-endian. */
  rests: string
  /** Base64 of signed bytes, by feature, then by class. */
  weights: string
}

export type Likelihoods = Readonly<Record<ReadingClass, number>>

/** Probability of each class for a passage: softmax over hashed features. */
function readerOf(file: LearntWeights): (passage: Passage) => Likelihoods {
  const sizes = bytesOf(file.bucketSizes)
  const rests = new Uint16Array(bytesOf(file.rests).buffer)
  const weights = new Int8Array(bytesOf(file.weights).buffer)
  const starts = new Uint32Array(sizes.length + 1)
  sizes.forEach((size, bucket) => {
    starts[bucket + 1] = (starts[bucket] ?? 0) + size
  })

  function placeOf(hash: number): number {
    const bucket = hash >>> 16
    const end = starts[bucket + 1] ?? 0
    for (let place = starts[bucket] ?? 0; place < end; place++) if (rests[place] === (hash & 0xff_ff)) return place
    return -1
  }

  return (passage) => {
    const sums = Float64Array.from(file.bias)
    for (const features of featuresOf(passage)) {
      let known = 0
      const ofKind = new Float64Array(classes.length)
      for (const hash of features) {
        const place = placeOf(hash)
        if (place < 0) continue
        known += 1
        for (let at = 0; at < classes.length; at++)
          ofKind[at] = (ofKind[at] ?? 0) + (weights[place * classes.length + at] ?? 0)
      }
      const share = file.unit / Math.sqrt(Math.max(1, known))
      ofKind.forEach((sum, at) => {
        sums[at] = (sums[at] ?? 0) + share * sum
      })
    }
    return likelihoodsOf(sums)
  }
}

function likelihoodsOf(sums: Float64Array): Likelihoods {
  const highest = Math.max(...sums)
  const powers = sums.map((sum) => Math.exp(sum - highest))
  const all = powers.reduce((total, power) => total + power, 0)
  return Object.fromEntries(classes.map((name, at) => [name, (powers[at] ?? 0) / all])) as Likelihoods
}

export const readPassage = readerOf(learnt)
// Frees 8 MB: an imported file lives as long as the process, and its base64 text is no longer needed.
Object.assign(learnt, { bucketSizes: '', rests: '', weights: '' })
