import { type BookedConsultation, refundNow } from '../booking/rights.ts'

/** A completed payment with the state of its booking. */
export interface PaidFor {
  /** Amount not refunded yet. */
  refundableCents: number
  kind: 'consultation' | 'subscription' | 'test'
  /** Null when the booking is deleted. */
  booking: {
    terms: BookedConsultation
    canceledAt: Date | null
    canceledBy: 'patient' | 'practitioner' | 'service' | 'parent' | null
    isConfirmed: boolean
    verdict: string | null
    needsReview: boolean
  } | null
}

const OWED_BACK: readonly string[] = ['practitioner_absent', 'too_short', 'connection_failed']

/**
 * Amount the payer is entitled to by the terms: one administrator may refund that. More is goodwill and needs two. A
 * subscription has its own function (withdraw-from-subscription).
 */
export function refundRight({ kind, booking, refundableCents }: PaidFor, now: Date): number {
  if (kind === 'test') return refundableCents
  if (kind === 'subscription' || !booking) return 0
  const { canceledAt, canceledBy, isConfirmed, verdict, needsReview } = booking
  const terms = { ...booking.terms, leftCents: refundableCents }
  if (needsReview || (verdict && OWED_BACK.includes(verdict))) return refundableCents
  if (canceledAt && canceledBy !== 'patient') return refundableCents
  if (canceledAt) return refundNow(terms, canceledAt, 'patient')
  // Payment without a booking: never made, or lost.
  if (!isConfirmed) return refundableCents
  return terms.startsAt > now ? refundNow(terms, now, 'patient') : 0
}
