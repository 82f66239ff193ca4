/**
 * Mutex per key within this process: when many callers want the same thing, one tries and the others wait without a
 * connection, since they would only queue for the same row locks. Between processes the database locks decide.
 */
export class KeyedMutex {
  readonly #held = new Map<string, Promise<void>>()

  isLocked(key: string): boolean {
    return this.#held.has(key)
  }

  /** Resolves when the holder of the mutex has succeeded or failed. */
  async wait(key: string): Promise<void> {
    await this.#held.get(key)
  }

  /** Takes the mutex; the caller has just seen that it is free. */
  async runLocked<T>(key: string, attempt: () => Promise<T>): Promise<T> {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#held.set(key, promise)
    try {
      return await attempt()
    } finally {
      this.#held.delete(key)
      resolve()
    }
  }
}
