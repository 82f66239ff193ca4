/**
 * Short-lived cache that deduplicates concurrent lookups of the same key. Only for results that nobody relies on:
 * acting on one is checked again.
 */
export class CoalescingCache<Answer> {
  readonly #keptMs: number
  /** By owner, so that cached answers are released with their database. */
  readonly #byOwner = new WeakMap<object, Map<string, { until: number; answer: Promise<Answer> }>>()

  constructor(keptMs: number) {
    this.#keptMs = keptMs
  }

  get(owner: object, key: string, find: () => Promise<Answer>): Promise<Answer> {
    const kept = this.#byOwner.get(owner) ?? new Map<string, { until: number; answer: Promise<Answer> }>()
    this.#byOwner.set(owner, kept)
    const now = performance.now()
    const known = kept.get(key)
    // Retried, because the first caller may have failed for its own reason.
    if (known && known.until > now) return known.answer.catch(find)
    for (const [old, { until }] of kept) if (until <= now) kept.delete(old)
    const answer = find()
    kept.set(key, { until: now + this.#keptMs, answer })
    return answer
  }
}
