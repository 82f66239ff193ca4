import type { Transaction } from '../../db/postgres.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { wantsMail } from '../../mail/wants-mail.ts'
import { defineJob } from '../define-job.ts'

/** Runs a while after each message: skipped if it was read, and one mail for several unread messages. */
export const tellOfMessage = defineJob({
  name: 'tell-of-message',
  retry: { times: 5, firstSeconds: 30, longestSeconds: 600 },
  runsAtMostSeconds: 30,
  async handle({ data: { messageId }, deps: { db, jobs, clock } }) {
    await db.asService(async (sql) => {
      await lockThreadOf(sql, messageId)
      const waiting = await markTold(sql, messageId, clock())
      if (!waiting || !(await wantsMail(sql, waiting.email, 'new-message'))) return
      const data = { threadId: waiting.thread_id }
      await queueMail(sql, jobs, { to: waiting.email, template: 'message-waiting', data })
    })
  },
})

/** Separate statement: the next one must see the rows marked by the previous job. */
async function lockThreadOf(sql: Transaction, messageId: string): Promise<void> {
  await sql`
    select from threads where id = (select thread_id from thread_messages where id = ${messageId}) for update`
}

/**
 * Marks a message as notified and returns its recipient; nobody when it was read or deleted, or when an earlier unread
 * message was already notified.
 */
async function markTold(
  sql: Transaction,
  messageId: string,
  now: Date,
): Promise<{ thread_id: string; email: string } | undefined> {
  const [waiting] = await sql<{ thread_id: string; email: string }[]>`
    with unread as (
      select m.id, m.told_at, case m.sender when 'patient' then t.practitioner_id else t.patient_id end as reader_id
      from thread_messages m join threads t on t.id = m.thread_id
      where (m.thread_id, m.sender) = (select thread_id, sender from thread_messages where id = ${messageId})
        and m.sent_at > coalesce(
          case m.sender when 'patient' then t.practitioner_read_at else t.patient_read_at end, '-infinity')
    )
    update thread_messages m set told_at = ${now}
    from unread join auth.users reader on reader.id = unread.reader_id
    where m.id = ${messageId} and unread.id = m.id and reader.email is not null
      and not exists (select from unread told where told.told_at is not null)
    returning m.thread_id, reader.email`
  return waiting
}
