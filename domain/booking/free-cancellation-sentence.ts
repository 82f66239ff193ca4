import { CONSULTATION_PRICE_CENTS } from '../constants.ts'
import { formatDayInYear, formatTime } from '../format-time.ts'
import { dayOf } from '../time.ts'
import { freeCancellationUntil, withdrawalUntil } from './rights.ts'

/** Deadline of the free cancellation for a booking of this start now. */
export function freeCancellationSentence(startsAt: Date, now: Date): string {
  const booking = { startsAt, bookedAt: now, priceCents: CONSULTATION_PRICE_CENTS, movedByPractitioner: false }
  const [free, withdrawal] = [freeCancellationUntil(booking), withdrawalUntil(booking)]
  const until = free > withdrawal ? free : withdrawal
  if (until >= startsAt) return 'Annulation gratuite jusqu’au début de la séance.'
  return `Annulation gratuite jusqu’au ${formatDayInYear(dayOf(until))} à ${formatTime(until)}.`
}
