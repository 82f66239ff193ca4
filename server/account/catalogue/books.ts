import { RETENTION_PAYMENT_YEARS } from '#domain/constants.ts'
import type { Retention } from './catalogued-table.ts'

/** Books end ten years after the 31 December of their year (code de commerce, L. 123-22). */
export function booksOf(instant: string): Retention {
  return {
    until: 'ends',
    at: `(date_trunc('year', ${instant} at time zone 'Europe/Paris') + interval '${RETENTION_PAYMENT_YEARS + 1} years') at time zone 'Europe/Paris'`,
    rule: `31 décembre de l’année, puis ${RETENTION_PAYMENT_YEARS} ans`,
  }
}
