import {
  afterPaymentEvent,
  type BookingState,
  type PaymentEvent,
  type PaymentStatus,
} from '#domain/payment/payment-state.ts'
import { isDue } from '#domain/premium/subscription-state.ts'
import { lockPatient } from '../booking/lock-patient.ts'
import type { Transaction } from '../db/postgres.ts'
import type { Deps } from '../deps.ts'
import { orderRefund } from '../payment/order-refund.ts'
import { stepSubscription } from './step-subscription.ts'
import { lockSubscription, type Subscription } from './subscription-row.ts'

interface PaymentRow {
  id: string
  user_id: string | null
  amount: number
  payment_status: PaymentStatus
  completed_at: Date | null
  subscription_id: string | null
  has_refund: boolean
}

/**
 * What became of a payment for a month of premium. The rule of bookings holds: money that has come in gives the month it
 * is for, or goes back; money that has gone back ends the subscription.
 */
export async function applySubscriptionPayment(
  sql: Transaction,
  { jobs }: Pick<Deps, 'jobs'>,
  paymentId: string,
  event: PaymentEvent,
  now: Date,
): Promise<BookingState> {
  const { payment, subscription } = await lockBoth(sql, paymentId)
  const state = {
    payment: payment.payment_status,
    booking: monthOf(payment, subscription, now),
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
  if (!subscription) return next.booking
  if (next.payment === 'failed' && state.payment !== 'failed')
    await stepSubscription(sql, jobs, subscription, 'payment-failed', now)
  for (const effect of effects) {
    if (effect === 'confirm-booking') await stepSubscription(sql, jobs, subscription, 'paid', now)
    if (effect === 'cancel-booking') await stepSubscription(sql, jobs, subscription, 'money-returned', now)
    if (effect === 'send-refund')
      await orderRefund(sql, jobs, { paymentId, amountCents: payment.amount, reason: 'paid_twice' })
  }
  return next.booking
}

/** In the order that everybody locks in: the person, the subscription, then the payment. */
async function lockBoth(
  sql: Transaction,
  paymentId: string,
): Promise<{ payment: PaymentRow; subscription: Subscription | undefined }> {
  const [seen] = await sql<Pick<PaymentRow, 'user_id' | 'subscription_id'>[]>`
    select user_id, subscription_id from payments where id = ${paymentId}`
  if (seen?.user_id) await lockPatient(sql, seen.user_id)
  const subscription = seen?.subscription_id ? await lockSubscription(sql, seen.subscription_id) : undefined
  const [payment] = await sql<PaymentRow[]>`
    select id, user_id, amount, payment_status, completed_at, subscription_id,
      exists (select from app.refunds r where r.payment_id = payments.id) as has_refund
    from payments where id = ${paymentId} for update`
  if (!payment) throw new Error('no such payment')
  return { payment, subscription }
}

/** Whether the month that the payment is for still waits to be paid. */
function monthOf(payment: PaymentRow, subscription: Subscription | undefined, now: Date): BookingState {
  if (!subscription || subscription.state.status === 'ended') return 'lost'
  if (payment.completed_at) return 'confirmed'
  return subscription.state.status === 'pending' || isDue(subscription.state, now) ? 'held' : 'lost'
}
