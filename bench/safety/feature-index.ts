import type { Lesson } from './lessons.ts'

/** Learnt features, sorted by hash, indexed by the first 16 bits. */
export class FeatureIndex {
  readonly hashes: Uint32Array
  readonly #starts: Uint32Array

  constructor(hashes: Uint32Array) {
    this.hashes = hashes
    this.#starts = new Uint32Array(2 ** 16 + 1)
    for (const hash of hashes) this.#starts[(hash >>> 16) + 1]! += 1
    for (let bucket = 1; bucket < this.#starts.length; bucket++) this.#starts[bucket]! += this.#starts[bucket - 1]!
  }

  /** Features that occur in at least so many passages. */
  static of(lessons: readonly Lesson[], fewest: number): FeatureIndex {
    const all = new Uint32Array(
      lessons.reduce((sum, { features }) => sum + features.reduce((some, { length }) => some + length, 0), 0),
    )
    let end = 0
    for (const { features } of lessons)
      for (const hashes of features) {
        all.set(hashes, end)
        end += hashes.length
      }
    all.sort()
    let kept = 0
    for (let first = 0; first < all.length; ) {
      let next = first + 1
      while (next < all.length && all[next] === all[first]) next++
      if (next - first >= fewest) all[kept++] = all[first]!
      first = next
    }
    return new FeatureIndex(all.slice(0, kept))
  }

  get size(): number {
    return this.hashes.length
  }

  placesOf(hashes: Uint32Array): Uint32Array {
    const places = new Uint32Array(hashes.length)
    let count = 0
    for (const hash of hashes) {
      const end = this.#starts[(hash >>> 16) + 1]!
      for (let place = this.#starts[hash >>> 16]!; place < end; place++)
        if (this.hashes[place] === hash) places[count++] = place
    }
    return places.slice(0, count)
  }
}
