import { REMINDER_HOURS_BEFORE } from '#domain/constants.ts'
import { addMinutes } from '#domain/time.ts'
import { partiesOf } from '../../booking/parties.ts'
import type { Transaction } from '../../db/postgres.ts'
import type { Deps } from '../../deps.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { wantsMail } from '../../mail/wants-mail.ts'
import { defineJob } from '../define-job.ts'
import { inBatches } from '../in-batches.ts'

const BATCH = 500

/** Every minute: reminds parties of upcoming appointments not reminded yet. A missed run is made up by the next. */
export const sendReminders = defineJob({
  name: 'send-reminders',
  schedule: '* * * * *',
  retry: { times: 1, firstSeconds: 5, longestSeconds: 5 },
  runsAtMostSeconds: 50,
  async handle({ deps, signal }) {
    const now = deps.clock()
    for (const hoursBefore of REMINDER_HOURS_BEFORE)
      await inBatches(BATCH, signal, () => deps.db.asService((sql) => remind(sql, deps, hoursBefore, now)))
  },
})

/** A booking made after the reminder was due is skipped: its confirmation was just sent. Returns the number of reminders. */
async function remind(sql: Transaction, { jobs }: Deps, hoursBefore: number, now: Date): Promise<number> {
  const due = await sql<{ appointment_id: string; starts_at: Date }[]>`
    insert into app.sent_reminders (appointment_id, starts_at, hours_before)
    select id, starts_at, ${hoursBefore} from appointments
    where status = 'confirmed' and starts_at > ${now} and starts_at <= ${addMinutes(now, hoursBefore * 60)}
      and booked_at < starts_at - ${hoursBefore} * interval '1 hour'
      and not exists (
        select from app.sent_reminders sent
        where sent.appointment_id = id and sent.starts_at = appointments.starts_at and sent.hours_before = ${hoursBefore})
    order by starts_at limit ${BATCH}
    on conflict do nothing
    returning appointment_id, starts_at`
  for (const { appointment_id: appointmentId, starts_at: uselessAfter } of due) {
    const { patient, practitioner } = await partiesOf(sql, appointmentId, now)
    for (const party of [patient, practitioner]) {
      if (!party || !(await wantsMail(sql, party.email, 'appointment-reminder'))) continue
      const data = { ...party.mail, hoursBefore }
      await queueMail(sql, jobs, { to: party.email, template: 'appointment-reminder', data, uselessAfter })
    }
  }
  return due.length
}
