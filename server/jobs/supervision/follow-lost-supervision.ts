import { UNSUPERVISED_NOTICE_HOURS } from '#domain/constants.ts'
import { addMinutes, dayOf } from '#domain/time.ts'
import type { Transaction } from '../../db/postgres.ts'
import type { Deps } from '../../deps.ts'
import { administratorEmails } from '../../identity/administrators.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { withdrawAppointments } from '../../verification/withdraw-appointments.ts'
import { defineJob } from '../define-job.ts'

interface Student {
  id: string
  email: string | null
  name: string
  lost_at: Date
  is_told: boolean
}

/**
 * Every quarter of an hour: notifies a student who lost their supervisor, and the team. Nobody sees a patient
 * unsupervised: appointments within two days are refunded while there is time to notify.
 */
export const followLostSupervision = defineJob({
  name: 'follow-lost-supervision',
  schedule: '*/15 * * * *',
  retry: { times: 2, firstSeconds: 60, longestSeconds: 600 },
  runsAtMostSeconds: 300,
  async handle({ deps, signal }) {
    const now = deps.clock()
    for (const student of await unsupervised(deps)) {
      if (signal.aborted) return
      await deps.db.asService(async (sql) => {
        if (!student.is_told) await tell(sql, deps, student, now)
        const before = addMinutes(now, UNSUPERVISED_NOTICE_HOURS * 60)
        await withdrawAppointments(sql, deps, student.id, { after: now, before, now })
      })
    }
  },
})

/** Students who had a supervisor and have none now; one who never had any never saw a patient. */
async function unsupervised({ db }: Deps): Promise<Student[]> {
  return db.asService(async (sql) => {
    const rows = await sql<Student[]>`
      select p.id, u.email, btrim(p.first_name || ' ' || p.last_name) as name, last.lost_at,
        exists (
          select from app.status_notices n
          where n.student_id = p.id and n.kind = 'unsupervised' and n.sent_at >= last.lost_at) as is_told
      from profiles p
      join auth.users u on u.id = p.id
      cross join lateral (
        select max(s.ended_at) as lost_at from app.supervisions s where s.student_id = p.id
      ) as last
      where p.user_type = 'student' and p.supervisor_id is null and last.lost_at is not null
      order by p.id`
    return [...rows]
  })
}

async function tell(sql: Transaction, { jobs }: Deps, student: Student, now: Date): Promise<void> {
  const noted = await sql`
    insert into app.status_notices (student_id, kind, subject_day, sent_at)
    values (${student.id}, 'unsupervised', ${dayOf(student.lost_at)}, ${now}) on conflict do nothing`
  if (noted.count === 0) return
  const template = 'supervision-lost'
  const studentName = student.name
  if (student.email)
    await queueMail(sql, jobs, { to: student.email, template, data: { reader: 'student', studentName } })
  for (const to of await administratorEmails(sql, now))
    await queueMail(sql, jobs, { to, template, data: { reader: 'team', studentName } })
}
