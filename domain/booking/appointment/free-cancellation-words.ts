import { CONSULTATION_PRICE_CENTS, FREE_CANCELLATION_HOURS, WITHDRAWAL_DAYS } from '../../constants.ts'
import { formatCount } from '../../format.ts'
import { formatDayInYear, formatTime } from '../../format-time.ts'
import { dayOf } from '../../time.ts'
import { freeCancellationDeadline } from '../free-cancellation-deadline.ts'
import type { BookedConsultation } from '../rights.ts'

/** « jusqu’au jeudi 3 décembre à 14 h 30 », or « jusqu’au début » where the law or a change by the practitioner says so. */
export function freeUntilWords(booking: BookedConsultation): string {
  const end = freeCancellationDeadline(booking)
  return end < booking.startsAt ? `jusqu’au ${momentWords(end)}` : 'jusqu’au début'
}

/** How long cancelling is free, and why, in one sentence without its subject. */
export function freeCancellationWords(booking: BookedConsultation): string {
  return `${freeUntilWords(booking)}${reasonOf(booking)}.`
}

/** The same for an appointment that would be booked now. */
export function freeCancellationIfBookedNow(startsAt: Date, now: Date): string {
  const booking = { startsAt, bookedAt: now, priceCents: CONSULTATION_PRICE_CENTS, movedByPractitioner: false }
  return `Annulation gratuite ${freeCancellationWords(booking)}`
}

/** Before a time is chosen: the offer's own term. */
export const FREE_CANCELLATION_IN_GENERAL = `annulation gratuite jusqu’à ${formatCount(FREE_CANCELLATION_HOURS, 'h')} avant`

/** While the practitioner's proposal waits, or after they have changed the hour. */
export const FREE_CANCELLATION_BY_PRACTITIONER =
  'annuler depuis votre espace, avec un remboursement intégral, jusqu’à l’heure du rendez-vous'

export const momentWords = (instant: Date) => `${formatDayInYear(dayOf(instant))} à ${formatTime(instant)}`

function reasonOf(booking: BookedConsultation): string {
  if (booking.movedByPractitioner) return ' : ce n’est pas vous qui avez changé l’heure'
  if (freeCancellationDeadline(booking) < booking.startsAt) return ''
  return ` : vous avez ${formatCount(WITHDRAWAL_DAYS, 'jour', 'jours')} pour changer d’avis`
}
