import type { Transaction } from '../../db/postgres.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { wantsMail } from '../../mail/wants-mail.ts'
import { defineJob } from '../define-job.ts'

/** A while after each message: whoever has seen it meanwhile needs no mail, and the others are told once, however many wait. */
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

/** In a statement of its own: the next one must see what the job before it has marked. */
async function lockThreadOf(sql: Transaction, messageId: string): Promise<void> {
  await sql`
    select from threads where id = (select thread_id from thread_messages where id = ${messageId}) for update`
}

/** Whom to tell of a message: nobody when it was read or erased, or when they were told of another that they have not read. */
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
