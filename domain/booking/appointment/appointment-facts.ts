import type { Verdict } from '../../video/room.ts'
import type { Side } from '../rights.ts'
import type { AppointmentStatus } from '../words.ts'

/** Facts that determine an appointment's state and words, as one of its parties reads it. */
export interface AppointmentFacts {
  mySide: Side
  status: AppointmentStatus
  startsAt: Date
  endsAt: Date
  heldUntil: Date
  bookedAt: Date | null
  movedByPractitioner: boolean
  canceledAt: Date | null
  canceledBy: 'patient' | 'practitioner' | 'service' | 'parent' | null
  priceCents: number
  paidCents: number
  refundedCents: number
  /** Refunds that are ordered and not sent yet. */
  waitingCents: number
  /** Rest of the payment. */
  leftCents: number
  practitionerName: string | null
  verdict: Verdict | null
  needsReview: boolean
  /** The review waits for « La liaison a-t-elle marché ? ». */
  isConnectionAsked?: boolean
  jointSeconds: number | null
}
