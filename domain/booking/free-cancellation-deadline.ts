import { type BookedConsultation, freeCancellationUntil, withdrawalUntil } from './rights.ts'

/** End (exclusive) of the free cancellation, by the cancellation terms or by withdrawal from the contract. */
export function freeCancellationDeadline(booking: BookedConsultation): Date {
  const cancellation = freeCancellationUntil(booking)
  const withdrawal = withdrawalUntil(booking)
  return cancellation > withdrawal ? cancellation : withdrawal
}
