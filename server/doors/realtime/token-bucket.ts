/** Token bucket rate limiter: a number of tokens per period, in a burst or spread. */
export class TokenBucket {
  readonly #size: number
  readonly #perMs: number
  #left: number
  #at = performance.now()

  constructor(times: number, perSeconds: number) {
    this.#size = times
    this.#left = times
    this.#perMs = times / (perSeconds * 1000)
  }

  take(): boolean {
    this.#refill()
    if (this.#left < 1) return false
    this.#left--
    return true
  }

  get isFull(): boolean {
    this.#refill()
    return this.#left >= this.#size
  }

  #refill(): void {
    const now = performance.now()
    this.#left = Math.min(this.#size, this.#left + (now - this.#at) * this.#perMs)
    this.#at = now
  }
}
