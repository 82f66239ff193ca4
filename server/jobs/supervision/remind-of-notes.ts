import { NOTE_REMINDER_HOURS } from '#domain/constants.ts'
import { addMinutes } from '#domain/time.ts'
import type { Transaction } from '../../db/postgres.ts'
import type { Deps } from '../../deps.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { defineJob } from '../define-job.ts'
import { inBatches } from '../in-batches.ts'

const BATCH = 200
const LOOK_BACK_DAYS = 30

/** Every hour: reminds once about a missing note of a consultation held a day ago. */
export const remindOfNotes = defineJob({
  name: 'remind-of-notes',
  schedule: '23 * * * *',
  retry: { times: 2, firstSeconds: 60, longestSeconds: 600 },
  runsAtMostSeconds: 60,
  async handle({ deps, signal }) {
    const now = deps.clock()
    await inBatches(BATCH, signal, () => deps.db.asService((sql) => remind(sql, deps, now)))
  },
})

/** Returns the number of reminders. */
async function remind(sql: Transaction, { jobs }: Deps, now: Date): Promise<number> {
  const due = await sql<{ appointment_id: string; email: string; starts_at: Date }[]>`
    with due as (
      insert into app.note_reminders (appointment_id, sent_at)
      select a.id, ${now} from appointments a join consultation_outcomes o on o.appointment_id = a.id
      left join consultation_notes n on n.appointment_id = a.id
      where o.verdict in ('held', 'ended_by_patient') and a.practitioner_id is not null
        and a.ends_at <= ${addMinutes(now, -NOTE_REMINDER_HOURS * 60)}
        and a.ends_at > ${addMinutes(now, -LOOK_BACK_DAYS * 24 * 60)}
        and (n.state is null or n.state = 'draft')
        and not exists (select from app.note_reminders sent where sent.appointment_id = a.id)
      order by a.ends_at limit ${BATCH}
      on conflict do nothing returning appointment_id
    )
    select due.appointment_id, u.email, a.starts_at
    from due join appointments a on a.id = due.appointment_id join auth.users u on u.id = a.practitioner_id
    where u.email is not null`
  for (const { appointment_id: appointmentId, email, starts_at: startsAt } of due) {
    const data = { appointmentId, startsAt: startsAt.toISOString() }
    await queueMail(sql, jobs, { to: email, template: 'note-reminder', data })
  }
  return due.length
}
