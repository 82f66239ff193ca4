import { formatDateTime } from '../format-time.ts'
import { freeUntil } from './free-until.ts'
import type { BookedConsultation } from './rights.ts'

/** Deadline of the free cancellation: « jusqu’au jeudi 19 novembre 2026 à 14 h 30 », or until the start. */
export function freeUntilWords(booking: BookedConsultation): string {
  const end = freeUntil(booking)
  return end < booking.startsAt ? `jusqu’au ${formatDateTime(end)}` : 'jusqu’au début de la séance'
}
