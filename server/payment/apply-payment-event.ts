import {
  afterPaymentEvent,
  type BookingState,
  type PaymentEvent,
  type PaymentStatus,
} from '#domain/payment/payment-state.ts'
import type { RefundReason } from '#domain/payment/refund-reason.ts'
import { lockCalendars } from '../booking/calendars.ts'
import { confirmBooking } from '../booking/confirm-booking.ts'
import { partiesOf } from '../booking/parties.ts'
import type { Transaction } from '../db/postgres.ts'
import type { Deps } from '../deps.ts'
import { notifyAppointmentChanged } from '../live/notify-appointment-changed.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { issueReceipt } from '../money/issue-receipt.ts'
import { lockPatient } from '../money/lock-patient.ts'
import { orderRefund } from '../money/order-refund.ts'
import { applySubscriptionPayment } from '../premium/apply-subscription-payment.ts'
import type { Jobs } from '../queue/jobs.ts'

interface PaymentRow {
  id: string
  amount: number
  refunded_amount: number
  payment_status: PaymentStatus
  payment_type: string
  completed_at: Date | null
  appointment_id: string | null
  subscription_id: string | null
  appointment_status: 'held' | 'confirmed' | 'canceled' | 'expired' | null
  starts_at: Date | null
  /** Whether the patient has since held or booked another start, which is still to come. */
  is_replaced: boolean
  /** Whether the hold ran out, and others have since filled the practitioner's day. */
  is_day_full: boolean
  has_refund: boolean
}

/**
 * Applies a payment event with all its effects in the caller's transaction: payment and booking change atomically.
 * Returns the state of the booking for this payment.
 */
export async function applyPaymentEvent(
  sql: Transaction,
  deps: Pick<Deps, 'jobs' | 'fanout'>,
  paymentId: string,
  event: PaymentEvent,
  now: Date,
  /** Total refunded so far, if the provider reports it. */
  refundedCents?: number,
): Promise<BookingState> {
  const payment = await lockPayment(sql, paymentId)
  const isPart = event === 'refunded' && refundedCents !== undefined && refundedCents < payment.amount
  const apply = payment.payment_type === 'subscription' ? applySubscriptionPayment : settle
  const booking = await apply(sql, deps, payment, isPart ? 'succeeded' : event, now)
  if (event === 'refunded') await recordRefund(sql, paymentId, refundedCents ?? payment.amount)
  await issueReceipt(sql, paymentId, now)
  return booking
}

/** A partial refund implies that the charge succeeded: the booking stays paid for. */
async function settle(
  sql: Transaction,
  { jobs, fanout }: Pick<Deps, 'jobs' | 'fanout'>,
  payment: PaymentRow,
  event: PaymentEvent,
  now: Date,
): Promise<BookingState> {
  const { id: paymentId } = payment
  const state = {
    payment: payment.payment_status,
    booking: bookingStateOf(payment, now),
    isRefundDue: payment.has_refund && payment.payment_status !== 'refunded',
  }
  const { next, effects } = afterPaymentEvent(state, event)
  if (next.payment !== state.payment) {
    const cameIn = next.payment === 'completed' || next.payment === 'refunded'
    await sql`
      update payments set payment_status = ${next.payment},
        completed_at = ${cameIn ? (payment.completed_at ?? now) : payment.completed_at}
      where id = ${paymentId}`
  }
  for (const effect of effects) {
    if (effect === 'confirm-booking' && payment.appointment_id)
      await confirmBooking(sql, jobs, payment.appointment_id, now)
    if (effect === 'send-refund')
      await orderRefund(sql, jobs, { paymentId, amountCents: payment.amount, reason: reasonOf(payment) })
    if (effect === 'cancel-booking') await dropBooking(sql, jobs, payment, now)
  }
  if (payment.appointment_id && effects.length > 0) await notifyAppointmentChanged(sql, fanout, payment.appointment_id)
  return next.booking
}

/** Reports carry totals and may arrive out of order, so the amount only grows. */
async function recordRefund(sql: Transaction, paymentId: string, refundedCents: number): Promise<void> {
  await sql`
    update payments set refunded_amount = greatest(refunded_amount, least(${refundedCents}::int, amount))
    where id = ${paymentId} and completed_at is not null`
}

/** Lock order shared by all transactions: the patient, the calendar, then the rows. */
async function lockPayment(sql: Transaction, paymentId: string): Promise<PaymentRow> {
  const [seen] = await sql<{ user_id: string | null; practitioner_id: string | null }[]>`
    select p.user_id, a.practitioner_id from payments p left join appointments a on a.id = p.appointment_id
    where p.id = ${paymentId}`
  if (seen?.user_id) await lockPatient(sql, seen.user_id)
  if (seen?.practitioner_id) await lockCalendars(sql, [seen.practitioner_id])
  await sql`select from appointments where id = (select appointment_id from payments where id = ${paymentId}) for update`
  const [payment] = await sql<PaymentRow[]>`
    select p.id, p.amount, p.refunded_amount, p.payment_status, p.payment_type, p.completed_at, p.appointment_id, p.subscription_id,
      a.status as appointment_status, a.starts_at,
      exists (
        select from appointments later
        where later.patient_id = a.patient_id and later.created_at > a.created_at and later.starts_at > now()
          and (later.status = 'confirmed' or (later.status = 'held' and later.held_until > now()))
      ) as is_replaced,
      exists (
        select from app.untaken_offers o
        where o.practitioner_id = a.practitioner_id and o.starts_at = a.starts_at and not o.has_room
      ) as is_day_full,
      app.has_refund(p.id) as has_refund
    from payments p left join appointments a on a.id = p.appointment_id
    where p.id = ${paymentId} for update of p`
  if (!payment) throw new Error('no such payment')
  return payment
}

/**
 * An expired hold still belongs to its patient while the start is in the future, nobody else has taken it nor the last
 * place of that day, and they have not chosen another one. The practitioner's notice was kept when it was held.
 */
function bookingStateOf(payment: PaymentRow, now: Date): BookingState {
  // A payment being refunded pays for nothing: a confirmed booking then belongs to another payment.
  if (payment.appointment_status === 'confirmed')
    return payment.completed_at && !payment.has_refund ? 'confirmed' : 'lost'
  const isToCome = payment.starts_at !== null && payment.starts_at > now
  const isTaken = payment.is_replaced || payment.is_day_full
  return payment.appointment_status === 'held' && isToCome && !isTaken ? 'held' : 'lost'
}

function reasonOf({ payment_type: type, appointment_status: status }: PaymentRow): RefundReason {
  if (type === 'test') return 'test'
  return status === 'confirmed' ? 'paid_twice' : 'came_too_late'
}

/** Refunded outside the product, so the booking is no longer paid and is cancelled. One that has begun stays. */
async function dropBooking(
  sql: Transaction,
  jobs: Jobs,
  { appointment_id: appointmentId, amount, refunded_amount: refundedBefore }: PaymentRow,
  now: Date,
): Promise<void> {
  if (!appointmentId) return
  const [dropped] = await sql<{ status: string }[]>`
    update appointments set
      status = case when status = 'held' then 'expired' else 'canceled' end,
      canceled_at = case when status = 'held' then null else ${now}::timestamptz end,
      revision = revision + 1
    where id = ${appointmentId} and starts_at > ${now} returning status`
  if (dropped?.status !== 'canceled') return
  const { patient, practitioner } = await partiesOf(sql, appointmentId, now)
  for (const party of [patient, practitioner]) {
    if (!party) continue
    const data = { ...party.mail, canceledBy: 'service' as const, refundCents: amount - refundedBefore }
    await queueMail(sql, jobs, { to: party.email, template: 'appointment-canceled', data })
  }
}
