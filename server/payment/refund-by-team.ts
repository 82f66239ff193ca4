import { AppError } from '#domain/errors.ts'
import { type PaidFor, refundRight } from '#domain/payment/refund-right.ts'
import type { Transaction } from '../db/postgres.ts'
import { lockPayer } from '../money/lock-payer.ts'
import { orderRefund } from '../money/order-refund.ts'
import { endRefundedMonth } from '../premium/end-refunded-month.ts'
import type { Jobs } from '../queue/jobs.ts'

interface TeamRefund {
  paymentId: string
  amountCents: number
  /** Whether the practitioner keeps the earnings of the consultation. */
  paysPractitioner: boolean
}

interface Row {
  payment_type: PaidFor['kind']
  refundable_cents: number
  is_disputed: boolean
  appointment_id: string | null
  status: string | null
  starts_at: Date | null
  booked_at: Date | null
  created_at: Date
  price_cents: number | null
  moved_by_practitioner_at: Date | null
  canceled_at: Date | null
  canceled_by: NonNullable<PaidFor['booking']>['canceledBy']
  verdict: string | null
  needs_review: boolean | null
}

/** Locks a refundable payment; returns the maximum refund, and the amount due by the terms. */
export async function lockRefundable(
  sql: Transaction,
  { paymentId, amountCents }: TeamRefund,
  now: Date,
): Promise<{ appointmentId: string | null; rightCents: number }> {
  await lockPayer(sql, paymentId)
  await sql`select from payments where id = ${paymentId} for update`
  const [row] = await sql<Row[]>`
    select p.payment_type, app.refundable_cents(p.id) as refundable_cents,
      exists (select from app.disputes d where d.payment_id = p.id and d.closed_at is null) as is_disputed,
      p.appointment_id, p.created_at, a.status, a.starts_at, a.booked_at, a.price_cents, a.moved_by_practitioner_at, a.canceled_at,
      a.canceled_by, o.verdict, o.needs_review
    from payments p left join appointments a on a.id = p.appointment_id
    left join consultation_outcomes o on o.appointment_id = a.id
    where p.id = ${paymentId} and p.completed_at is not null`
  if (!row) throw new AppError('not_found')
  if (row.is_disputed) throw new AppError('payment_disputed')
  if (amountCents > row.refundable_cents) throw new AppError('refund_exceeds_payment')
  const isToCome = row.status === 'confirmed' && !row.verdict && row.starts_at && row.starts_at > now
  if (isToCome) throw new AppError('refund_cancel_instead')
  return { appointmentId: row.appointment_id, rightCents: refundRight(paidFor(row), now) }
}

/** Orders the refund, records the practitioner's earnings, and ends a subscription whose month is refunded in full. */
export async function refundByTeam(
  sql: Transaction,
  jobs: Jobs,
  { paymentId, amountCents, paysPractitioner }: TeamRefund,
  appointmentId: string | null,
): Promise<void> {
  await orderRefund(sql, jobs, { paymentId, amountCents, reason: 'decided_by_team' })
  await sql`
    update consultation_outcomes set refund_cents = refund_cents + ${amountCents}, paid_despite_refund = ${paysPractitioner},
      needs_review = false
    where appointment_id = ${appointmentId}`
  await endRefundedMonth(sql, jobs, paymentId)
}

function paidFor(row: Row): PaidFor {
  const { payment_type: kind, refundable_cents: refundableCents, starts_at: startsAt } = row
  if (!startsAt) return { kind, refundableCents, booking: null }
  return {
    kind,
    refundableCents,
    booking: {
      terms: {
        startsAt,
        bookedAt: row.booked_at ?? row.created_at,
        priceCents: row.price_cents ?? 0,
        movedByPractitioner: row.moved_by_practitioner_at !== null,
      },
      canceledAt: row.canceled_at,
      canceledBy: row.canceled_by,
      isConfirmed: row.status === 'confirmed',
      verdict: row.verdict,
      needsReview: row.needs_review ?? false,
    },
  }
}
