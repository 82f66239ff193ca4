import type { MetricFamily } from './metric-family.ts'

/** Counter by labels, in this process since its start. */
export class Counter {
  readonly #name: string
  readonly #help: string
  readonly #counts = new Map<string, { labels: Record<string, string>; value: number }>()

  constructor(name: string, help: string) {
    this.#name = name
    this.#help = help
  }

  add(labels: Record<string, string>): void {
    const key = Object.values(labels).join(' ')
    const known = this.#counts.get(key)
    if (known) known.value += 1
    else this.#counts.set(key, { labels, value: 1 })
  }

  family(): MetricFamily {
    return { name: this.#name, help: this.#help, type: 'counter', samples: [...this.#counts.values()] }
  }
}
