/**
 * Mutex per key within this process: when many callers want the same thing, one tries and the others wait without a
 * connection, since they would only queue for the same row locks. Between processes the database locks decide.
 */
export class Crowds {
  readonly #trying = new Map<string, Promise<void>>()

  isTrying(crowd: string): boolean {
    return this.#trying.has(crowd)
  }

  /** Resolves when the holder of the mutex has succeeded or failed. */
  async wait(crowd: string): Promise<void> {
    await this.#trying.get(crowd)
  }

  /** Takes the mutex; the caller has just seen that it is free. */
  async lead<T>(crowd: string, attempt: () => Promise<T>): Promise<T> {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#trying.set(crowd, promise)
    try {
      return await attempt()
    } finally {
      this.#trying.delete(crowd)
      resolve()
    }
  }
}
