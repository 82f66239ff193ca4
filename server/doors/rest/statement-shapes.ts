const MAX_SHAPES = 500
const MAX_CANDIDATES = 2000

/**
 * Decides which SQL texts to prepare. A prepared statement lives as long as its connection, so only a text seen twice
 * is prepared: callers who invent new texts cannot exhaust PostgreSQL's memory.
 */
export class StatementShapes {
  readonly #prepared = new Set<string>()
  readonly #seenOnce = new Set<string>()

  isWorthPreparing(text: string): boolean {
    if (this.#prepared.has(text)) return true
    if (this.#prepared.size >= MAX_SHAPES) return false
    if (this.#seenOnce.delete(text)) {
      this.#prepared.add(text)
      return true
    }
    if (this.#seenOnce.size >= MAX_CANDIDATES) this.#seenOnce.clear()
    this.#seenOnce.add(text)
    return false
  }
}
