import type { SubscriptionState, SubscriptionStatus } from '#domain/premium/subscription-state.ts'
import type { Transaction } from '../db/postgres.ts'
import { lockPatient } from '../money/lock-patient.ts'

export interface Subscription {
  id: string
  userId: string
  priceCents: number
  state: SubscriptionState
}

interface SubscriptionRow {
  id: string
  user_id: string
  price_cents: number
  status: SubscriptionStatus
  renews: boolean
  started_at: Date | null
  periods_paid: number
  paid_until: Date | null
  access_until: Date | null
}

/** Locks a subscription by id until the transaction ends. */
export async function lockSubscription(sql: Transaction, id: string): Promise<Subscription | undefined> {
  const [row] = await sql<SubscriptionRow[]>`
    select id, user_id, price_cents, status, renews, started_at, periods_paid, paid_until, access_until
    from subscriptions where id = ${id} for update`
  return row && subscriptionOf(row)
}

/**
 * Locks a person's pending or active subscription until the transaction ends; the person first, as in the common lock order.
 */
export async function lockLiveSubscription(sql: Transaction, userId: string): Promise<Subscription | undefined> {
  await lockPatient(sql, userId)
  const [row] = await sql<SubscriptionRow[]>`
    select id, user_id, price_cents, status, renews, started_at, periods_paid, paid_until, access_until
    from subscriptions where user_id = ${userId} and status <> 'ended' for update`
  return row && subscriptionOf(row)
}

export async function writeSubscription(sql: Transaction, id: string, state: SubscriptionState): Promise<void> {
  await sql`
    update subscriptions set status = ${state.status}, renews = ${state.renews}, started_at = ${state.startedAt},
      periods_paid = ${state.periodsPaid}, paid_until = ${state.paidUntil}, access_until = ${state.accessUntil}
    where id = ${id}`
}

function subscriptionOf(row: SubscriptionRow): Subscription {
  return {
    id: row.id,
    userId: row.user_id,
    priceCents: row.price_cents,
    state: {
      status: row.status,
      renews: row.renews,
      startedAt: row.started_at,
      periodsPaid: row.periods_paid,
      paidUntil: row.paid_until,
      accessUntil: row.access_until,
    },
  }
}
