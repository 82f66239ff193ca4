import { formatDateTime } from '../format-time.ts'
import { freeCancellationDeadline } from './free-cancellation-deadline.ts'
import type { BookedConsultation } from './rights.ts'

/** Deadline of the free cancellation: « jusqu’au jeudi 19 novembre 2026 à 14 h 30 », or until the start. */
export function freeCancellationDeadlineWords(booking: BookedConsultation): string {
  const end = freeCancellationDeadline(booking)
  return end < booking.startsAt ? `jusqu’au ${formatDateTime(end)}` : 'jusqu’au début de la séance'
}
