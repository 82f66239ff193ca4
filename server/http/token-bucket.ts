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
    this.#left -= 1
    return true
  }

  /** Takes tokens for what has already been done; below zero, the next ones wait longer. */
  spend(tokens: number): void {
    this.#left -= tokens
  }

  /** Seconds until the next token. */
  get waitSeconds(): number {
    this.#refill()
    return Math.max(0, Math.ceil((1 - this.#left) / this.#perMs / 1000))
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
