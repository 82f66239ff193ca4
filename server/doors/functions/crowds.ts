/**
 * When many callers of this process want the same thing, one tries and the others wait, holding no connection: they would
 * only queue for its locks. Between processes the database's locks decide alone.
 */
export class Crowds {
  readonly #trying = new Map<string, Promise<void>>()

  isTrying(crowd: string): boolean {
    return this.#trying.has(crowd)
  }

  /** Until whoever is trying now has succeeded or failed. */
  async wait(crowd: string): Promise<void> {
    await this.#trying.get(crowd)
  }

  /** For a caller who has just seen that nobody is trying. */
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
