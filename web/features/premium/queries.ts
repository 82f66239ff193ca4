import { queryOptions } from '@tanstack/react-query'
import type { Row } from '#domain/database-types.ts'
import { hasPremium } from '#domain/premium/entitlements.ts'
import type { SubscriptionState } from '#domain/premium/subscription-state.ts'
import { client } from '#web/lib/client.ts'
import { invoke } from '#web/lib/data/invoke.ts'
import { readRows } from '#web/lib/data/read-rows.ts'

export interface Subscription extends SubscriptionState {
  id: string
  priceCents: number
}

/** Latest paid subscription, active or ended; null when there never was one. */
export const mySubscription = queryOptions({
  queryKey: ['subscription'],
  queryFn: async (): Promise<Subscription | null> => {
    const supabase = await client()
    const [row] = await readRows(
      supabase
        .from('subscriptions')
        .select('id, status, renews, price_cents, started_at, periods_paid, paid_until, access_until')
        .neq('status', 'pending')
        .order('created_at', { ascending: false })
        .limit(1),
    )
    return row ? subscriptionOf(row) : null
  },
})

export const isSubscriber = (subscription: Subscription | null, now: Date) => hasPremium(subscription, now)

/** Computed by the server on each request, for subscribers only. */
export const moodAnalysis = queryOptions({
  queryKey: ['mood-analysis'],
  queryFn: () => invoke('analyse-my-mood', {}),
})

export const paidMonths = queryOptions({
  queryKey: ['paid-months'],
  queryFn: async () => {
    const supabase = await client()
    const months = await readRows(
      supabase
        .from('payments')
        .select('id, completed_at, amount, refunded_amount')
        .eq('payment_type', 'subscription')
        .not('completed_at', 'is', null)
        .order('completed_at', { ascending: false })
        .limit(24),
    )
    return months.map(({ id, completed_at: paidAt, amount, refunded_amount: refunded }) => ({
      id,
      paidAt: new Date(paidAt ?? 0),
      amount,
      refunded,
    }))
  },
})

export interface MailHabits {
  daily_tip: boolean
  mood_reminder: boolean
  hour: number
}

const noMails: MailHabits = { daily_tip: false, mood_reminder: false, hour: 9 }

export const mailHabits = queryOptions({
  queryKey: ['mail-habits'],
  queryFn: async (): Promise<MailHabits> => {
    const supabase = await client()
    const [habits] = await readRows(supabase.from('mail_habits').select('daily_tip, mood_reminder, hour').limit(1))
    return habits ?? noMails
  },
})

export interface Letter {
  appointment_id: string
  /** The only practitioner who can read it, as long as they hold the appointment. */
  practitioner_id: string
  body: string
  shared_at: string
}

/** Letters the reader shared, and those shared with them. */
export const myLetters = queryOptions({
  queryKey: ['letters'],
  queryFn: async () => {
    const supabase = await client()
    return readRows(
      supabase
        .from('letters')
        .select('appointment_id, practitioner_id, body, shared_at')
        .order('shared_at', { ascending: false })
        .limit(100),
    )
  },
})

const WORDS_OF_A_LETTER = 200

/** Recent chat messages of the reader, oldest first. */
export const myOwnWords = queryOptions({
  queryKey: ['my-own-words'],
  queryFn: async () => {
    const supabase = await client()
    const rows = await readRows(
      supabase
        .from('my_messages')
        .select('message')
        .eq('sender', 'user')
        .order('created_at', { ascending: false })
        .limit(WORDS_OF_A_LETTER),
    )
    return rows.map(({ message }) => message).toReversed()
  },
})

const dateOf = (instant: string | null) => (instant ? new Date(instant) : null)

type SubscriptionRow = Pick<
  Row<'subscriptions'>,
  'id' | 'status' | 'renews' | 'price_cents' | 'started_at' | 'periods_paid' | 'paid_until' | 'access_until'
>

function subscriptionOf(row: SubscriptionRow): Subscription {
  return {
    id: row.id,
    status: row.status,
    renews: row.renews,
    priceCents: row.price_cents,
    startedAt: dateOf(row.started_at),
    periodsPaid: row.periods_paid,
    paidUntil: dateOf(row.paid_until),
    accessUntil: dateOf(row.access_until),
  }
}
