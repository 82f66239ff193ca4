import { type BookedConsultation, freeCancellationUntil, withdrawalUntil } from './rights.ts'

/** The last instant, exclusive, at which a patient may leave for nothing: by cancelling, or by withdrawing from the contract. */
export function freeUntil(booking: BookedConsultation): Date {
  const cancellation = freeCancellationUntil(booking)
  const withdrawal = withdrawalUntil(booking)
  return cancellation > withdrawal ? cancellation : withdrawal
}
