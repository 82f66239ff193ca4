import { formatDate } from '../format.ts'

/** Days of one supervision as an ISO 8601 interval: `2026-09-01/2027-01-31`, `2026-09-01/` while it runs. */
export type SupervisionPeriod = string

/** « du 1er septembre 2026 au 31 janvier 2027, puis depuis le 1er mars 2027 » */
export function supervisionPeriods(periods: readonly SupervisionPeriod[]): string {
  return periods
    .map((period) => {
      const [first = '', last = ''] = period.split('/')
      if (!last) return `depuis le ${formatDate(first)}`
      return first === last ? `le ${formatDate(first)}` : `du ${formatDate(first)} au ${formatDate(last)}`
    })
    .join(', puis ')
}
