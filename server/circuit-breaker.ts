const FAULTS_THAT_OPEN = 5
const REST_MS = 30_000

/** After several faults in a row the other side is left alone for a while; then one attempt says whether it is back. */
export class CircuitBreaker {
  #faults = 0
  #closedAgainAt = 0
  readonly #now: () => number

  constructor(now = () => performance.now()) {
    this.#now = now
  }

  get isOpen(): boolean {
    return this.#now() < this.#closedAgainAt
  }

  succeeded(): void {
    this.#faults = 0
    this.#closedAgainAt = 0
  }

  failed(): void {
    this.#faults += 1
    if (this.#faults >= FAULTS_THAT_OPEN) this.#closedAgainAt = this.#now() + REST_MS
  }
}
