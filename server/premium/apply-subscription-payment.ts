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
import { orderRefund } from '../money/order-refund.ts'
import { stepSubscription } from './step-subscription.ts'
import { lockSubscription, type Subscription } from './subscription-row.ts'

/** Payment row, locked by applyPaymentEvent. */
interface SubscriptionPayment {
  id: string
  amount: number
  payment_status: PaymentStatus
  completed_at: Date | null
  subscription_id: string | null
  has_refund: boolean
}

/**
 * Applies an event of a premium payment. Same rule as for bookings: money received pays for its month or is refunded;
 * refunded money ends the subscription.
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
  if (effects.includes('send-refund')) {
    const reason = reasonOf(subscription)
    await orderRefund(sql, jobs, { paymentId: payment.id, amountCents: payment.amount, reason })
    // Its card was saved although the subscription is gone.
    if (reason === 'came_too_late')
      await sql`
      insert into app.cards_to_forget (payment_id)
      select id from payments where id = ${payment.id} and provider = 'stripe' on conflict do nothing`
  }
  if (!subscription) return next.booking
  if (next.payment === 'failed' && state.payment !== 'failed')
    await stepSubscription(sql, jobs, subscription, 'payment-failed', now)
  if (effects.includes('confirm-booking')) await stepSubscription(sql, jobs, subscription, 'paid', now)
  if (effects.includes('cancel-booking')) await stepSubscription(sql, jobs, subscription, 'money-returned', now)
  return next.booking
}

/** Whether the month of the payment is still unpaid. */
function monthOf(payment: SubscriptionPayment, subscription: Subscription | undefined, now: Date): BookingState {
  if (!subscription || subscription.state.status === 'ended') return 'lost'
  // A payment being refunded pays for no month: the open one belongs to another payment.
  if (payment.completed_at) return payment.has_refund ? 'lost' : 'confirmed'
  return subscription.state.status === 'pending' || isDue(subscription.state, now) ? 'held' : 'lost'
}

/** An unpaid subscription is deleted after a while; its payment may still arrive. */
function reasonOf(subscription: Subscription | undefined): RefundReason {
  return subscription && subscription.state.status !== 'ended' ? 'paid_twice' : 'came_too_late'
}
