import { REPORT_REMINDER_HOURS_BEFORE } from '#domain/constants.ts'
import { addMinutes } from '#domain/time.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { notifyReferents } from '../../reports/notify-referents.ts'
import { defineJob } from '../define-job.ts'

const BATCH = 100

interface Due {
  id: string
  practitioner_id: string | null
  answer_due_at: Date
  is_overdue: boolean
  email: string | null
}

/**
 * A report must be answered within a working day: reminds its referent shortly before,
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
      const due = await sql<Due[]>`
        select r.id, r.practitioner_id, r.answer_due_at, r.answer_due_at <= ${now} as is_overdue, u.email
        from reports r left join auth.users u on u.id = r.referent_id and app.is_referent(u.id)
        where r.state <> 'answered'
          and ((r.reminded_at is null and r.answer_due_at <= ${addMinutes(now, REPORT_REMINDER_HOURS_BEFORE * 60)})
            or (r.escalated_at is null and r.answer_due_at <= ${now}))
        order by r.answer_due_at limit ${BATCH} for update of r skip locked`
      for (const { id, practitioner_id: practitionerId, answer_due_at: at, is_overdue: isOverdue, email } of due) {
        const dueAt = at.toISOString()
        if (isOverdue) {
          const data = { dueAt, why: 'overdue' as const }
          await queueMail(sql, deps.jobs, { to: deps.settings.CONTACT_ADDRESS, template: 'report-waits', data })
        } else if (email) {
          const data = { dueAt, why: 'reminder' as const }
          await queueMail(sql, deps.jobs, { to: email, template: 'report-waits', data })
        } else await notifyReferents(sql, deps, practitionerId, { dueAt, why: 'reminder' })
        await sql`
          update reports set reminded_at = coalesce(reminded_at, ${now}), escalated_at = ${isOverdue ? now : null}
          where id = ${id}`
      }
    })
  },
})
