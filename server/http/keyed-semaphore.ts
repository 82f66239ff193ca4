interface Slots {
  running: number
  waiting: (() => void)[]
}

/** Semaphore per key, such as a network: bounds its parallel work, the rest waits in a queue of its own. */
export class KeyedSemaphore {
  readonly #atOnce: number
  readonly #keys = new Map<string, Slots>()

  constructor(atOnce: number) {
    this.#atOnce = atOnce
  }

  waiting(key: string): number {
    return this.#keys.get(key)?.waiting.length ?? 0
  }

  /** Takes a slot of each key in turn: narrow keys first, so that one of them fills no queue of a wider one. */
  async run<T>(keys: readonly string[], work: () => Promise<T>): Promise<T> {
    let held = 0
    try {
      for (const key of keys) {
        const turn = this.#enter(key)
        if (turn) await turn
        held += 1
      }
      return await work()
    } finally {
      for (const key of keys.slice(0, held)) this.#leave(key)
    }
  }

  /** A promise to wait for, unless a slot is free. */
  #enter(key: string): Promise<void> | undefined {
    const slots = this.#keys.get(key)
    if (!slots) this.#keys.set(key, { running: 1, waiting: [] })
    else if (slots.running < this.#atOnce) slots.running += 1
    else return new Promise((resolve) => slots.waiting.push(resolve))
    return undefined
  }

  /** Hands the permit to the next in the queue, so `running` does not change; an idle key is forgotten. */
  #leave(key: string): void {
    const slots = this.#keys.get(key)
    const next = slots?.waiting.shift()
    if (next) next()
    else if (slots && slots.running > 1) slots.running -= 1
    else this.#keys.delete(key)
  }
}
