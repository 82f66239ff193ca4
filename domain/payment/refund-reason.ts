/** Why money goes back. */
export type RefundReason =
  | 'canceled_by_patient'
  | 'canceled_by_practitioner'
  | 'withdrawal'
  /** The start or the subscription was gone when the payment arrived. */
  | 'came_too_late'
  | 'paid_twice'
  | 'test'
  /** By the verdict of a consultation: domain/video/verdict.ts. */
  | 'practitioner_absent'
  | 'too_short'
  | 'connection_failed'
  /** The practitioner gave the consultation for nothing. */
  | 'offered'
  /** The practitioner may not see patients any more: a status that ended, no supervision, a suspension. */
  | 'practitioner_withdrawn'
  | 'canceled_by_service'
  /** A parent of a minor no longer agrees. */
  | 'parental_consent_withdrawn'
  /** An administrator, or two, decided it: a right that was not kept, or a favour. */
  | 'decided_by_team'
