/** Bounds memory: the oldest is forgotten first, and is then refused by the database again. */
const MOST_KEYS = 50_000

/**
 * Counters in the database that are known to be used up, until their window ends: refusing again costs no connection.
 */
export class UsedUpLimits {
  readonly #until = new Map<string, number>()

  /** Seconds left of the window; 0 for a counter that is not known to be used up. */
  secondsLeft(key: string, now: Date): number {
    const until = this.#until.get(key)
    if (until === undefined) return 0
    if (until > now.getTime()) return Math.ceil((until - now.getTime()) / 1000)
    this.#until.delete(key)
    return 0
  }

  remember(key: string, retryAfterSeconds: number, now: Date): void {
    this.#until.delete(key)
    this.#until.set(key, now.getTime() + retryAfterSeconds * 1000)
    if (this.#until.size > MOST_KEYS) this.#until.delete(this.#until.keys().next().value ?? '')
  }

  /** A try that was counted has been given back. */
  forget(keys: readonly string[]): void {
    for (const key of keys) this.#until.delete(key)
  }
}
