import { ALERT_MESSAGE_MAIL_PAUSE_MINUTES } from '#domain/constants.ts'
import { addMinutes } from '#domain/time.ts'
import type { Transaction } from '../db/postgres.ts'
import { notifyInbox } from '../live/notify-inbox.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { LockedAlert } from './lock-alert.ts'
import type { AlertDeps } from './raise-alert.ts'

interface NewMessage {
  authorId: string
  body: string
  now: Date
  /** The readers have just been told of the alert itself. */
  isTold?: boolean
}

/** Shown at once on open screens; one mail for messages that follow each other, without their words or a patient. */
export async function writeAlertMessage(
  sql: Transaction,
  { jobs, fanout }: Pick<AlertDeps, 'jobs' | 'fanout'>,
  alert: LockedAlert,
  { authorId, body, now, isTold = false }: NewMessage,
): Promise<string> {
  const [message] = await sql<{ id: string; is_first: boolean }[]>`
    insert into alert_messages (alert_id, author_id, body, sent_at) values (${alert.id}, ${authorId}, ${body}, ${now})
    returning id, not exists (
      select from alert_messages earlier where earlier.alert_id = ${alert.id} and earlier.author_id = ${authorId}
        and earlier.sent_at > ${addMinutes(now, -ALERT_MESSAGE_MAIL_PAUSE_MINUTES)}) as is_first`
  if (!message) throw new Error('the message was not written')
  const readers = await readersOf(sql, alert, authorId)
  if (message.is_first && !isTold)
    for (const { email } of readers)
      if (email)
        await queueMail(sql, jobs, {
          to: email,
          template: 'alert-message',
          data: { writerName: alert.reader_name, appointmentId: alert.appointment_id },
        })
  notifyInbox(sql, fanout, [alert.student_id, authorId, ...readers.map(({ id }) => id)], 'supervision')
  return message.id
}

/** To the student; of the student to the supervisor, the psychologist who takes care of it, and referents who were told. */
async function readersOf(
  sql: Transaction,
  { id, student_id: studentId, supervisor_id: supervisorId, handled_by: takenBy }: LockedAlert,
  authorId: string,
): Promise<{ id: string; email: string | null }[]> {
  if (authorId !== studentId) return sql`select id, email from auth.users where id = ${studentId}`
  return sql`
    select p.id, u.email from profiles p join auth.users u on u.id = p.id
    join supervision_alerts alert on alert.id = ${id}
    where p.user_type = 'therapist' and app.practises(p.id) and p.id <> ${studentId} and (p.id = ${supervisorId}
      or p.is_referent and alert.referents_told_at is not null and coalesce(${takenBy}::uuid, p.id) = p.id)`
}
