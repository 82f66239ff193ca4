import { STATUS_GRACE_DAYS } from '#domain/constants.ts'
import { addDays, dayOf, daysBetween, startOfDay } from '#domain/time.ts'
import { renewalNotice } from '#domain/verification/renewal-notice.ts'
import type { Transaction } from '../../db/postgres.ts'
import type { Deps } from '../../deps.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { withdrawAppointments } from '../../verification/withdraw-appointments.ts'
import { defineJob } from '../define-job.ts'
import { inBatches } from '../in-batches.ts'

const BATCH = 200

interface Student {
  id: string
  email: string
  status_valid_until: string
}

/**
 * Every hour: reminds students on 1, 15 and 25 October that their status ends on the 31st; once it has ended, removes
 * their offers and the appointments too far beyond it. One transaction per student.
 */
export const expireStudentStatus = defineJob({
  name: 'expire-student-status',
  schedule: '3 * * * *',
  retry: { times: 2, firstSeconds: 60, longestSeconds: 600 },
  runsAtMostSeconds: 300,
  async handle({ deps, signal }) {
    const now = deps.clock()
    const today = dayOf(now)
    await withdrawOffers(deps)
    for (const student of await dueForNotice(deps, today)) {
      if (signal.aborted) return
      await deps.db.asService((sql) => remind(sql, deps, student, now))
    }
    await inBatches(BATCH, signal, async () => {
      const students = await expired(deps, today)
      for (const student of students) {
        signal.throwIfAborted()
        await deps.db.asService((sql) => expire(sql, deps, student, now))
      }
      return students.length
    })
  },
})

/** Offers follow every profile change, but the end of a status at midnight changes no row. */
async function withdrawOffers({ db }: Deps): Promise<void> {
  await db.asService(
    (sql) => sql`
      select app.refresh_offer(c.practitioner_id, now(), 'infinity') from app.calendars c
      where exists (
          select from app.offered_starts o where o.practitioner_id = c.practitioner_id and o.starts_at > now())
        and not app.sees_patients(c.practitioner_id)`,
  )
}

async function dueForNotice({ db }: Deps, today: string): Promise<Student[]> {
  return db.asService(async (sql) => {
    const rows = await sql<Student[]>`
      select p.id, u.email, p.status_valid_until::text
      from profiles p join auth.users u on u.id = p.id
      where p.user_type = 'student' and p.validated_at is not null and p.suspended_at is null and u.email is not null
        and p.status_valid_until between ${today} and ${addDays(today, 30)}`
    return [...rows]
  })
}

async function remind(sql: Transaction, { jobs }: Deps, student: Student, now: Date): Promise<void> {
  const kind = renewalNotice(daysBetween(dayOf(now), student.status_valid_until))
  if (!kind || !(await noteOnce(sql, student, kind, now))) return
  const data = { validUntil: student.status_valid_until }
  await queueMail(sql, jobs, { to: student.email, template: 'status-renewal', data })
}

async function expired({ db }: Deps, today: string): Promise<Student[]> {
  return db.asService(async (sql) => {
    const rows = await sql<Student[]>`
      select p.id, u.email, p.status_valid_until::text
      from profiles p join auth.users u on u.id = p.id
      where p.user_type = 'student' and p.validated_at is not null and p.status_valid_until < ${today}
        and not exists (
          select from app.status_notices n
          where n.student_id = p.id and n.kind = 'expired' and n.subject_day = p.status_valid_until)
      order by p.status_valid_until limit ${BATCH}`
    return [...rows]
  })
}

async function expire(sql: Transaction, deps: Deps, student: Student, now: Date): Promise<void> {
  if (!(await noteOnce(sql, student, 'expired', now))) return
  const after = startOfDay(addDays(dayOf(now), STATUS_GRACE_DAYS + 1))
  const canceled = await withdrawAppointments(sql, deps, student.id, { after, now })
  const data = { validUntil: student.status_valid_until, canceled }
  if (student.email) await queueMail(sql, deps.jobs, { to: student.email, template: 'status-expired', data })
}

/** Records a mail as sent; returns true the first time. */
async function noteOnce(sql: Transaction, student: Student, kind: string, now: Date): Promise<boolean> {
  const noted = await sql`
    insert into app.status_notices (student_id, kind, subject_day, sent_at)
    values (${student.id}, ${kind}, ${student.status_valid_until}, ${now}) on conflict do nothing`
  return noted.count > 0
}
