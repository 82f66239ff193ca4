import { RETENTION_PAYMENT_YEARS } from '#domain/constants.ts'
import type { Ending } from './catalogued-table.ts'

/** Retention of accounting records: ten years after the 31 December of their year (code de commerce, L. 123-22). */
export function accountingRetention(instant: string): Ending {
  return {
    until: 'ends',
    at: `app.end_of_books(${instant}, ${RETENTION_PAYMENT_YEARS})`,
    rule: `31 décembre de l’année, puis ${RETENTION_PAYMENT_YEARS} ans`,
    since: { column: instant, lasts: `${RETENTION_PAYMENT_YEARS} years` },
  }
}
