import type { AccountEnding } from '#domain/account/account-ending.ts'
import { canWithdrawSubscription } from '#domain/premium/subscription-state.ts'
import type { Transaction } from '../db/postgres.ts'
import { lockLiveSubscription } from './subscription-row.ts'
import { withdrawalRefunds } from './withdrawal-refunds.ts'

interface PremiumEnding {
  told: AccountEnding['premium']
  refunds: { paymentId: string; amountCents: number }[]
}

/** A subscription that ends with its account: within the withdrawal period as a withdrawal, later without a refund. */
export async function premiumEnding(sql: Transaction, personId: string, now: Date): Promise<PremiumEnding> {
  const subscription = await lockLiveSubscription(sql, personId)
  if (!subscription || subscription.state.status === 'pending') return { told: null, refunds: [] }
  const refunds = canWithdrawSubscription(subscription.state, now)
    ? await withdrawalRefunds(sql, subscription, now)
    : []
  const { accessUntil } = subscription.state
  const told = {
    refundCents: refunds.reduce((sum, { amountCents }) => sum + amountCents, 0),
    accessUntil: accessUntil && accessUntil > now ? accessUntil.toISOString() : null,
  }
  return { told, refunds }
}
