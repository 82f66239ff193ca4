import {
  afterPaymentEvent,
  type BookingState,
  type PaymentEvent,
  type PaymentStatus,
} from '#domain/payment/payment-state.ts'
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
  if (!subscription) return next.booking
  if (next.payment === 'failed' && state.payment !== 'failed')
    await stepSubscription(sql, jobs, subscription, 'payment-failed', now)
  for (const effect of effects) {
    if (effect === 'confirm-booking') await stepSubscription(sql, jobs, subscription, 'paid', now)
    if (effect === 'cancel-booking') await stepSubscription(sql, jobs, subscription, 'money-returned', now)
    if (effect === 'send-refund')
      await orderRefund(sql, jobs, { paymentId: payment.id, amountCents: payment.amount, reason: 'paid_twice' })
  }
  return next.booking
}

/** Whether the month that the payment is for still waits to be paid. */
function monthOf(payment: SubscriptionPayment, subscription: Subscription | undefined, now: Date): BookingState {
  if (!subscription || subscription.state.status === 'ended') return 'lost'
  if (payment.completed_at) return 'confirmed'
  return subscription.state.status === 'pending' || isDue(subscription.state, now) ? 'held' : 'lost'
}
