import type { Transaction } from '../db/postgres.ts'
import type { Deps } from '../deps.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { unsubscribeToken } from '../newsletter-tokens.ts'
import { defineJob } from './define-job.ts'

/** Small, so that the row lock is short. */
const BATCH = 50

/**
 * Queues a mail for each subscription, in batches. The position is stored in the same transaction: nobody gets a
 * newsletter twice.
 */
export const sendNewsletterJob = defineJob({
  name: 'send-newsletter',
  retry: { times: 20, firstSeconds: 5, longestSeconds: 15 * 60 },
  runsAtMostSeconds: 600,
  async handle({ data: { newsletterId }, deps, signal }) {
    while (!signal.aborted) {
      const isOver = await deps.db.asService((sql) => sendBatch(sql, deps, newsletterId))
      if (isOver) return
    }
    throw new Error('another run is sending this newsletter')
  },
})

async function sendBatch(sql: Transaction, { jobs, clock }: Deps, newsletterId: string): Promise<boolean> {
  const [letter] = await sql<{ subject: string; body: string; sent_through: string | null }[]>`
    select subject, body, sent_through from app.newsletters
    where id = ${newsletterId} and sent_at is not null and finished_at is null for update`
  if (!letter) return true
  const next = await sql<{ id: string; email: string }[]>`
    select id, email from newsletter_subscriptions
    where confirmed_at is not null and id > coalesce(${letter.sent_through}, '00000000-0000-0000-0000-000000000000')::uuid
    order by id limit ${BATCH}`
  const { subject, body } = letter
  for (const { id, email } of next) {
    const data = { subject, body, unsubscribeToken: await unsubscribeToken(sql, id) }
    await queueMail(sql, jobs, { to: email, template: 'newsletter', data })
  }
  const isOver = next.length < BATCH
  await sql`
    update app.newsletters set sent_through = coalesce(${next.at(-1)?.id ?? null}, sent_through),
      recipients = recipients + ${next.length}, finished_at = ${isOver ? clock() : null}
    where id = ${newsletterId}`
  return isOver
}
