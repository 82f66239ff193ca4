const FAULTS_THAT_OPEN = 5
const REST_MS = 30_000
const RECENT_OUTCOMES = 100

/**
 * Circuit breaker: stops calls after several failures in a row; after a pause, one
 * attempt tests whether the service is back.
 */
export class CircuitBreaker {
  #faults = 0
  #closedAgainAt = 0
  /** True for each recent attempt that failed. */
  readonly #outcomes: boolean[] = []
  readonly #now: () => number

  constructor(now = () => performance.now()) {
    this.#now = now
  }

  get isOpen(): boolean {
    return this.#now() < this.#closedAgainAt
  }

  /** Over the last hundred attempts. */
  get recent(): { outcomes: number; failedShare: number } {
    const outcomes = this.#outcomes.length
    return { outcomes, failedShare: outcomes === 0 ? 0 : this.#outcomes.filter(Boolean).length / outcomes }
  }

  succeeded(): void {
    this.#remember(false)
    this.#faults = 0
    this.#closedAgainAt = 0
  }

  failed(): void {
    this.#remember(true)
    this.#faults += 1
    if (this.#faults >= FAULTS_THAT_OPEN) this.#closedAgainAt = this.#now() + REST_MS
  }

  #remember(hasFailed: boolean): void {
    this.#outcomes.push(hasFailed)
    if (this.#outcomes.length > RECENT_OUTCOMES) this.#outcomes.shift()
  }
}
