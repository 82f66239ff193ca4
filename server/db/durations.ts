import { createHistogram, type RecordableHistogram } from 'node:perf_hooks'

const WINDOW_MS = 5 * 60 * 1000

/** Durations of database work in the last five to ten minutes. */
export class Durations {
  #current: RecordableHistogram = createHistogram()
  #previous: RecordableHistogram = createHistogram()
  #endsAt = performance.now() + WINDOW_MS

  record(ms: number): void {
    this.#turn()
    this.#current.record(Math.max(1, Math.round(ms * 1000)))
  }

  get count(): number {
    this.#turn()
    return this.#current.count + this.#previous.count
  }

  p99Ms(): number {
    const all = createHistogram()
    all.add(this.#current)
    all.add(this.#previous)
    return all.count === 0 ? 0 : all.percentile(99) / 1000
  }

  #turn(): void {
    const now = performance.now()
    if (now < this.#endsAt) return
    // After a long idle time both windows have ended.
    this.#previous = now < this.#endsAt + WINDOW_MS ? this.#current : createHistogram()
    this.#current = createHistogram()
    this.#endsAt = now + WINDOW_MS
  }
}
