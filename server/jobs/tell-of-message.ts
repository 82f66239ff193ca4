import { queueMail } from '../mail/queue-mail.ts'
import { wantsMail } from '../mail/wants-mail.ts'
import { defineJob } from './define-job.ts'

/**
 * A while after the first message that was left unread: whoever has seen it meanwhile needs no mail, and the others are
 * told once, however many follow.
 */
export const tellOfMessage = defineJob({
  name: 'tell-of-message',
  retry: { times: 5, firstSeconds: 30, longestSeconds: 600 },
  runsAtMostSeconds: 30,
  async handle({ data: { messageId }, deps: { db, jobs, clock } }) {
    await db.asService(async (sql) => {
      const [waiting] = await sql<{ thread_id: string; email: string }[]>`
        update thread_messages m set told_at = ${clock()}
        from threads t, auth.users u
        where m.id = ${messageId} and m.told_at is null and t.id = m.thread_id and u.email is not null
          and u.id = case m.sender when 'patient' then t.practitioner_id else t.patient_id end
          and m.sent_at > coalesce(
            case m.sender when 'patient' then t.practitioner_read_at else t.patient_read_at end, '-infinity')
        returning t.id as thread_id, u.email`
      if (!waiting || !(await wantsMail(sql, waiting.email, 'new-message'))) return
      const data = { threadId: waiting.thread_id }
      await queueMail(sql, jobs, { to: waiting.email, template: 'message-waiting', data })
    })
  },
})
