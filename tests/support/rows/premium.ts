import type { BegunPayment } from '#domain/functions.ts'
import { TEST_THREE_D_CODE } from '#domain/payment/test-cards.ts'
import { renewSubscriptions } from '#server/jobs/payment/renew-subscriptions.ts'
import type { Client, TestApp } from '../app.ts'
import { goodCard } from './booking.ts'

/** An adult; a birthdate that is locked is not changed by this. */
export const beginSubscription = (person: Client, card: object | null = goodCard, birthdate = '1990-04-01') =>
  person.functions.invoke<BegunPayment>('subscribe-to-premium', { body: { card, birthdate } })

export const confirmSubscription = (person: Client, paymentId: string, code: string = TEST_THREE_D_CODE) =>
  person.functions.invoke<{ subscribed: boolean }>('confirm-subscription', { body: { paymentId, code } })

/** Pays the first month with the embedded provider. */
export async function subscribe(person: Client, card: object = goodCard): Promise<string> {
  const { data, error } = await beginSubscription(person, card)
  if (!data) throw error
  const confirmed = await confirmSubscription(person, data.paymentId)
  if (!confirmed.data?.subscribed) throw confirmed.error
  return data.paymentId
}

/** Runs the job of every ten minutes, at the test clock's time. */
export const runRenewals = ({ deps }: TestApp) =>
  renewSubscriptions.handle({ data: {}, deps, signal: new AbortController().signal })

/** Moves a subscription back in time by so many days. */
export const age = ({ sql }: TestApp, personId: string, days: number) =>
  sql.begin(async (tx) => {
    await tx`update subscriptions set started_at = started_at - ${days} * interval '1 day',
      paid_until = paid_until - ${days} * interval '1 day', access_until = access_until - ${days} * interval '1 day',
      created_at = created_at - ${days} * interval '1 day' where user_id = ${personId}`
    await tx`update payments set created_at = created_at - ${days} * interval '1 day',
      completed_at = completed_at - ${days} * interval '1 day' where user_id = ${personId}`
  })
