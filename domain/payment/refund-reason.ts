/** Why money goes back. */
export type RefundReason =
  | 'canceled_by_patient'
  | 'canceled_by_practitioner'
  | 'withdrawal'
  /** The start or the subscription was gone when the payment arrived. */
  | 'came_too_late'
  | 'paid_twice'
  | 'test'
