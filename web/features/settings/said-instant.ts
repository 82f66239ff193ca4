import { formatDate } from '#domain/format.ts'
import { wallTimeOf } from '#domain/time.ts'

/** « 15 novembre 2026 à 14 h 30 », in Paris. */
export function saidInstant(instant: string): string {
  const { day, time } = wallTimeOf(new Date(instant))
  return `${formatDate(day)} à ${time.replace(':', ' h ')}`
}
