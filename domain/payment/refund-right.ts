import { type BookedConsultation, refundNow } from '../booking/rights.ts'

/** A payment that came in, and what became of what it paid for. */
export interface PaidFor {
  /** What has not gone back yet. */
  refundableCents: number
  kind: 'consultation' | 'subscription' | 'test'
  /** Nothing when the booking is gone. */
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
 * How much of a payment its payer has a right to have back, by the terms they agreed to: one administrator may send that. More
 * is a favour, for which two must agree. A subscription has a way of its own (withdraw-from-subscription).
 */
export function refundRight({ kind, booking, refundableCents }: PaidFor, now: Date): number {
  if (kind === 'test') return refundableCents
  if (kind === 'subscription' || !booking) return 0
  const { terms, canceledAt, canceledBy, isConfirmed, verdict, needsReview } = booking
  if (needsReview || (verdict && OWED_BACK.includes(verdict))) return refundableCents
  if (canceledAt && canceledBy !== 'patient') return refundableCents
  if (canceledAt) return Math.max(0, refundableCents - (terms.priceCents - refundNow(terms, canceledAt, 'patient')))
  // Paid for nothing: the booking was never made, or lost.
  if (!isConfirmed) return refundableCents
  return terms.startsAt > now ? refundNow(terms, now, 'patient') : 0
}
