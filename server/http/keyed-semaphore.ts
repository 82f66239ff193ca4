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
  async run<T>([key, ...wider]: readonly string[], work: () => Promise<T>): Promise<T> {
    if (key === undefined) return work()
    const slots = this.#keys.get(key) ?? { running: 0, waiting: [] }
    this.#keys.set(key, slots)
    if (slots.running < this.#atOnce) slots.running += 1
    else await new Promise<void>((resolve) => slots.waiting.push(resolve))
    try {
      return await this.run(wider, work)
    } finally {
      this.#leave(key, slots)
    }
  }

  /** Hands the permit to the next in the queue, so `running` does not change; an idle key is forgotten. */
  #leave(key: string, slots: Slots): void {
    const next = slots.waiting.shift()
    if (next) next()
    else if (slots.running > 1) slots.running -= 1
    else this.#keys.delete(key)
  }
}
