import { REPORT_REMINDER_HOURS_BEFORE } from '#domain/constants.ts'
import { reportDueAt } from '#domain/reports/report-due-at.ts'
import { addMinutes } from '#domain/time.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { notifyReferents } from '../../reports/notify-referents.ts'
import { settleReaders } from '../../reports/settle-readers.ts'
import { defineJob } from '../define-job.ts'

const BATCH = 100

interface Due {
  id: string
  answer_due_at: Date
  is_overdue: boolean
  supervisor_waits: boolean
  email: string | null
}

/**
 * A report must be answered within a working day: settles who may read it, reminds its referent shortly before,
 * and notifies the team when it is overdue.
 */
export const remindOfReports = defineJob({
  name: 'remind-of-reports',
  schedule: '*/15 * * * *',
  retry: { times: 2, firstSeconds: 60, longestSeconds: 600 },
  runsAtMostSeconds: 60,
  async handle({ deps }) {
    const now = deps.clock()
    await deps.db.asService(async (sql) => {
      await settleReaders(sql, deps, now)
      const due = await sql<Due[]>`
        select r.id, r.answer_due_at, r.answer_due_at <= ${now} as is_overdue, u.email,
          r.supervisor_reads_from is null and exists (select from app.report_supervisors s
            where s.report_id = r.id and app.is_referent(s.supervisor_id)) as supervisor_waits
        from reports r left join auth.users u on u.id = r.referent_id and app.may_read_report(r, u.id)
        where r.state <> 'answered'
          and ((r.reminded_at is null and r.answer_due_at <= ${addMinutes(now, REPORT_REMINDER_HOURS_BEFORE * 60)})
            or (r.escalated_at is null and r.answer_due_at <= ${now}))
        order by r.answer_due_at limit ${BATCH} for update of r skip locked`
      for (const { id, answer_due_at: at, is_overdue: isOverdue, supervisor_waits: supervisorWaits, email } of due) {
        const dueAt = at.toISOString()
        if (isOverdue) {
          const supervisorFrom = supervisorWaits ? reportDueAt(at).toISOString() : null
          const data = { dueAt, why: 'overdue' as const, supervisorFrom }
          await queueMail(sql, deps.jobs, { to: deps.settings.CONTACT_ADDRESS, template: 'report-waits', data })
        } else if (email) {
          const data = { dueAt, why: 'reminder' as const }
          await queueMail(sql, deps.jobs, { to: email, template: 'report-waits', data })
        } else await notifyReferents(sql, deps, id, { dueAt, why: 'reminder' })
        await sql`
          update reports set reminded_at = coalesce(reminded_at, ${now}), escalated_at = ${isOverdue ? now : null}
          where id = ${id}`
      }
    })
  },
})
