import {
  afterPaymentEvent,
  type BookingState,
  type PaymentEvent,
  type PaymentStatus,
} from '#domain/payment/payment-state.ts'
import type { RefundReason } from '#domain/payment/refund-reason.ts'
import { isDue } from '#domain/premium/subscription-state.ts'
import type { Transaction } from '../db/postgres.ts'
import type { Deps } from '../deps.ts'
import { orderRefund } from '../payment/order-refund.ts'
import { stepSubscription } from './step-subscription.ts'
import { lockSubscription, type Subscription } from './subscription-row.ts'

/** A payment, locked as applyPaymentEvent locks it. */
interface SubscriptionPayment {
  id: string
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
  payment: SubscriptionPayment,
  event: PaymentEvent,
  now: Date,
): Promise<BookingState> {
  const subscription = payment.subscription_id ? await lockSubscription(sql, payment.subscription_id) : undefined
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
      where id = ${payment.id}`
  }
  if (effects.includes('send-refund'))
    await orderRefund(sql, jobs, { paymentId: payment.id, amountCents: payment.amount, reason: reasonOf(subscription) })
  if (!subscription) return next.booking
  if (next.payment === 'failed' && state.payment !== 'failed')
    await stepSubscription(sql, jobs, subscription, 'payment-failed', now)
  if (effects.includes('confirm-booking')) await stepSubscription(sql, jobs, subscription, 'paid', now)
  if (effects.includes('cancel-booking')) await stepSubscription(sql, jobs, subscription, 'money-returned', now)
  return next.booking
}

/** Whether the month that the payment is for still waits to be paid. */
function monthOf(payment: SubscriptionPayment, subscription: Subscription | undefined, now: Date): BookingState {
  if (!subscription || subscription.state.status === 'ended') return 'lost'
  // Money on its way back pays for no month: the one that is open is another payment's.
  if (payment.completed_at) return payment.has_refund ? 'lost' : 'confirmed'
  return subscription.state.status === 'pending' || isDue(subscription.state, now) ? 'held' : 'lost'
}

/** A subscription that was begun and not paid is forgotten after a while; its payment may still come. */
function reasonOf(subscription: Subscription | undefined): RefundReason {
  return subscription && subscription.state.status !== 'ended' ? 'paid_twice' : 'came_too_late'
}
