import { Counter } from './counter.ts'
import { Histogram } from './histogram.ts'
import type { MetricFamily } from './metric-family.ts'
import { routeClass } from './route-class.ts'

const refusals: Record<number, string> = { 429: 'too_many_requests', 503: 'unavailable' }

/** Requests answered by this process, by route class and status. */
export class RequestMetrics {
  readonly #requests = new Counter('mivoix_http_requests_total', 'Requests answered, by part of the server and status.')
  readonly #durations = new Histogram(
    'mivoix_http_request_duration_seconds',
    'Time to answer, by part of the server.',
    'class',
  )
  readonly #refusals = new Counter('mivoix_refusals_total', 'Requests refused by a rate limit or for want of capacity.')

  observe(path: string, status: number, seconds: number): void {
    const part = routeClass(path)
    this.#requests.add({ class: part, status: String(status) })
    this.#durations.observe(part, seconds)
    const reason = refusals[status]
    if (reason) this.#refusals.add({ class: part, reason })
  }

  families(): MetricFamily[] {
    return [this.#requests.family(), this.#durations.family(), this.#refusals.family()]
  }
}
