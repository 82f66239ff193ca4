import { BRAND } from '#domain/constants.ts'
import { formatTime } from '#domain/format-time.ts'

/** Says nothing of whom or what for: it may show on a locked telephone in front of anybody. */
export function lateSms(startsAt: Date): string {
  return `${BRAND} : on vous attend pour votre rendez-vous de ${formatTime(startsAt)}.`
}
