const FRAMES = 30
const SLOW_MS = 40

/** Whether nine tenths of the last thirty frames exceeded the time budget beside a call. */
export class FramePace {
  readonly #durations: number[] = []

  isTooSlow(durationMs: number): boolean {
    this.#durations.push(durationMs)
    if (this.#durations.length < FRAMES) return false
    if (this.#durations.length > FRAMES) this.#durations.shift()
    const sorted = this.#durations.toSorted((one, other) => one - other)
    return (sorted[Math.ceil(FRAMES * 0.9) - 1] ?? 0) > SLOW_MS
  }
}
