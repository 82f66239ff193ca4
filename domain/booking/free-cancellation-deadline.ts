import { type BookedConsultation, freeCancellationUntil, withdrawalUntil } from './rights.ts'

/**
 * End (exclusive) of the free cancellation, by the cancellation terms or by withdrawal from the contract. A practitioner who
 * moved the appointment waives the patient's fee.
 */
export function freeCancellationDeadline(booking: BookedConsultation): Date {
  if (booking.movedByPractitioner) return booking.startsAt
  const cancellation = freeCancellationUntil(booking)
  const withdrawal = withdrawalUntil(booking)
  return cancellation > withdrawal ? cancellation : withdrawal
}
