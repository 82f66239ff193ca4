import type { MetricFamily, Sample } from './metric-family.ts'

/** In seconds; the last bucket is +Inf. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, Number.POSITIVE_INFINITY]

interface Series {
  buckets: number[]
  sum: number
}

/** Histogram of durations by one label, in this process since its start. */
export class Histogram {
  readonly #name: string
  readonly #help: string
  readonly #label: string
  readonly #series = new Map<string, Series>()

  constructor(name: string, help: string, label: string) {
    this.#name = name
    this.#help = help
    this.#label = label
  }

  observe(value: string, seconds: number): void {
    const series = this.#series.get(value) ?? { buckets: BOUNDS.map(() => 0), sum: 0 }
    this.#series.set(value, series)
    series.sum += seconds
    const bucket = BOUNDS.findIndex((bound) => seconds <= bound)
    series.buckets[bucket] = (series.buckets[bucket] ?? 0) + 1
  }

  family(): MetricFamily {
    return {
      name: this.#name,
      help: this.#help,
      type: 'histogram',
      samples: [...this.#series].flatMap(([value, series]) => this.#samplesOf(value, series)),
    }
  }

  /** Buckets are cumulative in the output. */
  #samplesOf(value: string, { buckets, sum }: Series): Sample[] {
    const labels = { [this.#label]: value }
    let count = 0
    const cumulative = BOUNDS.map((bound, i) => {
      count += buckets[i] ?? 0
      const le = bound === Number.POSITIVE_INFINITY ? '+Inf' : String(bound)
      return { suffix: '_bucket', labels: { ...labels, le }, value: count }
    })
    return [...cumulative, { suffix: '_sum', labels, value: sum }, { suffix: '_count', labels, value: count }]
  }
}
