import { BRAND } from '#domain/constants.ts'
import { formatTime } from '#domain/format-time.ts'

/** Without names or purpose: may be visible on a locked phone. */
export function lateSms(startsAt: Date): string {
  return `${BRAND} : on vous attend pour votre rendez-vous de ${formatTime(startsAt)}.`
}
