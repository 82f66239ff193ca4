import { reportDueAt } from '#domain/reports/report-due-at.ts'
import type { Transaction } from '../db/postgres.ts'
import type { Deps } from '../deps.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { findReader } from './find-reader.ts'
import { notifyReferents } from './notify-referents.ts'

type ReaderDeps = Pick<Deps, 'jobs' | 'fanout' | 'settings'>

interface Open {
  id: string
  practitioner_id: string | null
  answer_due_at: Date
  supervisor_reads: boolean
  supervisor_ids: string[]
  reporter_email: string | null
}

/**
 * After any change of referents or supervisors, and every quarter of an hour. The supervisors of a reported student read
 * an open report while no other referent is left, or a working day after the promised answer; its author is told before
 * they can open it. What somebody has taken and may no longer read goes back to the others.
 */
export async function settleReaders(sql: Transaction, deps: ReaderDeps, now: Date): Promise<void> {
  const open = await sql<Open[]>`
    select r.id, r.practitioner_id, r.answer_due_at, r.supervisor_reads_from is not null as supervisor_reads, u.email as reporter_email,
      array(select s.supervisor_id from app.report_supervisors s where s.report_id = r.id) as supervisor_ids
    from reports r left join auth.users u on u.id = r.reporter_id
    where r.state <> 'answered' and exists (select from app.report_supervisors s where s.report_id = r.id)
    order by r.id for update of r`
  for (const report of open) await settle(sql, deps, report, now)
  const released = await sql<{ id: string; answer_due_at: Date }[]>`
    update reports r set referent_id = null, referent_name = null, state = 'new', taken_at = null
    where r.state = 'taken' and (r.referent_id is null or not app.may_read_report(r, r.referent_id))
    returning r.id, r.answer_due_at`
  for (const { id, answer_due_at: dueAt } of released)
    await notifyReferents(sql, deps, id, { dueAt: dueAt.toISOString(), why: 'new' })
}

async function settle(
  sql: Transaction,
  deps: ReaderDeps,
  { id, practitioner_id: practitionerId, answer_due_at: dueAt, supervisor_reads: reads, ...report }: Open,
  now: Date,
): Promise<void> {
  const isLate = reportDueAt(dueAt) <= now
  const reader = await findReader(sql, { practitionerId, supervisorIds: report.supervisor_ids, isLate })
  const mayRead = reader.supervisor === 'only' || reader.supervisor === 'late'
  if (mayRead === reads) return
  await sql`update reports set supervisor_reads_from = ${mayRead ? now : null} where id = ${id}`
  const promised = dueAt.toISOString()
  if (report.reporter_email) {
    const data = { dueAt: promised, reader, news: 'changed' as const }
    await queueMail(sql, deps.jobs, { to: report.reporter_email, template: 'report-reader', data })
  }
  await notifyReferents(sql, deps, id, { dueAt: promised, why: 'reminder' })
}
