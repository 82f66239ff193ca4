import { bytesOf } from '../bytes-of.ts'

/** Weights as the file keeps them: sorted hashes, and for each a signed byte per outcome but `none`. */
export interface LearntWeights {
  bias: readonly number[]
  /** What one unit of a byte is worth. */
  unit: number
  /** Base64 of little-endian 32-bit hashes. */
  hashes: string
  /** Base64 of signed bytes. */
  weights: string
}

export interface WeightTable {
  /** The place of a feature among those that were learnt; -1 when it is not. */
  find(hash: number): number
  /** By place, then by outcome. */
  weights: Int8Array
  places: number
}

/** Hashes are spread evenly: their first bits say which few to look through, and need not be kept with each of them. */
const BUCKET_BITS = 16

export function weightTable(learnt: Pick<LearntWeights, 'hashes' | 'weights'>): WeightTable {
  const weights = new Int8Array(bytesOf(learnt.weights).buffer)
  const hashes = new Uint32Array(bytesOf(learnt.hashes).buffer)
  const bucketOf = (hash: number) => hash >>> (32 - BUCKET_BITS)
  const restOf = (hash: number) => hash & (2 ** (32 - BUCKET_BITS) - 1)
  const rests = new Uint16Array(hashes.length)
  /** Where each bucket begins among the hashes, and behind the last one where they end. */
  const starts = new Uint32Array(2 ** BUCKET_BITS + 1)
  hashes.forEach((hash, place) => {
    rests[place] = restOf(hash)
    starts[bucketOf(hash) + 1] = place + 1
  })
  // A bucket that nothing falls into begins where the one before it ended.
  for (let bucket = 1; bucket < starts.length; bucket++) starts[bucket] ||= starts[bucket - 1] ?? 0
  return {
    weights,
    places: hashes.length,
    find(hash) {
      const bucket = bucketOf(hash)
      const rest = restOf(hash)
      const end = starts[bucket + 1] ?? 0
      for (let place = starts[bucket] ?? 0; place < end; place++) if (rests[place] === rest) return place
      return -1
    },
  }
}
