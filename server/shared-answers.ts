/**
 * Answers to questions that many ask in the same moment, each found once and kept for a moment. For what nobody relies on:
 * whoever acts on an answer is checked again.
 */
export class SharedAnswers<Answer> {
  readonly #keptMs: number
  /** By owner, so that what is kept goes with the database it came from. */
  readonly #byOwner = new WeakMap<object, Map<string, { until: number; answer: Promise<Answer> }>>()

  constructor(keptMs: number) {
    this.#keptMs = keptMs
  }

  get(owner: object, key: string, find: () => Promise<Answer>): Promise<Answer> {
    const kept = this.#byOwner.get(owner) ?? new Map<string, { until: number; answer: Promise<Answer> }>()
    this.#byOwner.set(owner, kept)
    const now = performance.now()
    const known = kept.get(key)
    // Whoever found it may have failed for a reason of their own.
    if (known && known.until > now) return known.answer.catch(find)
    for (const [old, { until }] of kept) if (until <= now) kept.delete(old)
    const answer = find()
    kept.set(key, { until: now + this.#keptMs, answer })
    return answer
  }
}
