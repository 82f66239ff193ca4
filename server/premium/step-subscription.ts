import {
  afterSubscriptionEvent,
  type SubscriptionEvent,
  type SubscriptionState,
} from '#domain/premium/subscription-state.ts'
import type { Transaction } from '../db/postgres.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { Jobs } from '../queue/jobs.ts'
import { type Subscription, writeSubscription } from './subscription-row.ts'

/** Applies an event to a locked subscription, and mails the person about relevant changes. */
export async function stepSubscription(
  sql: Transaction,
  jobs: Jobs,
  { id, userId, priceCents, state }: Subscription,
  event: SubscriptionEvent,
  now: Date,
  /** Amount in the mail, when it differs from the month's price. */
  amountCents = priceCents,
): Promise<SubscriptionState> {
  const { next, news } = afterSubscriptionEvent(state, event, now)
  if (next === state) return state
  await writeSubscription(sql, id, next)
  const [person] = await sql<{ email: string | null }[]>`select email from auth.users where id = ${userId}`
  if (news && person?.email) {
    const data = {
      news,
      amountCents,
      at: now.toISOString(),
      startedAt: next.startedAt?.toISOString() ?? null,
      paidUntil: next.paidUntil?.toISOString() ?? null,
      accessUntil: next.accessUntil?.toISOString() ?? null,
    }
    await queueMail(sql, jobs, { to: person.email, template: 'subscription-news', data })
  }
  return next
}
