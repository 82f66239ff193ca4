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

/** The share of slots in use above which those that fall together cost more time than the space they save. */
const FULLEST = 0.7

export function weightTable(learnt: Pick<LearntWeights, 'hashes' | 'weights'>): WeightTable {
  const weights = new Int8Array(bytesOf(learnt.weights).buffer)
  const hashes = new Uint32Array(bytesOf(learnt.hashes).buffer)
  let size = 1024
  while (FULLEST * size < hashes.length) size *= 2
  // Open addressing. A slot holds a hash and, beside it in memory, its place plus one: nothing when it is empty.
  const slots = new Uint32Array(2 * size)
  hashes.forEach((hash, place) => {
    let slot = hash & (size - 1)
    while (slots[2 * slot + 1] !== 0) slot = (slot + 1) & (size - 1)
    slots[2 * slot] = hash
    slots[2 * slot + 1] = place + 1
  })
  return {
    weights,
    places: hashes.length,
    find(hash) {
      for (let slot = hash & (size - 1); ; slot = (slot + 1) & (size - 1)) {
        const place = slots[2 * slot + 1]
        if (!place) return -1
        if (slots[2 * slot] === hash) return place - 1
      }
    },
  }
}

/** By hand: `Uint8Array.from` would first make a list of half a million strings of one character each. */
function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const characters = atob(base64)
  const bytes = new Uint8Array(characters.length)
  for (let at = 0; at < bytes.length; at++) bytes[at] = characters.charCodeAt(at)
  return bytes
}
