/** Reason of a refund. */
export type RefundReason =
  | 'canceled_by_patient'
  | 'canceled_by_practitioner'
  | 'withdrawal'
  /** The start or the subscription was gone when the payment arrived. */
  | 'came_too_late'
  | 'paid_twice'
  | 'test'
  /** By the outcome of a consultation: domain/video/verdict.ts. */
  | 'practitioner_absent'
  | 'too_short'
  | 'connection_failed'
  /** The practitioner waived their fee. */
  | 'offered'
  /** The practitioner may no longer see patients: ended status, no supervisor, or suspended. */
  | 'practitioner_withdrawn'
  | 'canceled_by_service'
  /** A minor's parent withdrew consent. */
  | 'parental_consent_withdrawn'
  /** Decided by one administrator (a right) or two (goodwill). */
  | 'decided_by_team'
