import { REPORTS_PER_DAY } from '#domain/constants.ts'
import { AppError } from '#domain/errors.ts'
import { reportCategories } from '#domain/reports/categories.ts'
import { reportDueAt } from '#domain/reports/report-due-at.ts'
import { practitionerReportSchema } from '#domain/reports/schema.ts'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { callerId } from '../../identity/caller-id.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { findReader } from '../../reports/find-reader.ts'
import { metPractitioner } from '../../reports/met-practitioner.ts'
import { notifyReferents } from '../../reports/notify-referents.ts'
import { raiseAlert } from '../../supervision/raise-alert.ts'

/**
 * « Signaler »: about a practitioner the patient has met. Only a referent reads the text; the student's own supervisor
 * only when no other is left and the patient has agreed.
 */
export const reportPractitioner = defineFunction({
  name: 'report-practitioner',
  who: ['patient'],
  input: practitionerReportSchema,
  idempotent: true,
  limit: { per: 'account', times: REPORTS_PER_DAY, perSeconds: 24 * 60 * 60 },
  async handle({ input: { appointmentId, category, body, supervisorMayRead }, identity, sql, now, deps }) {
    const reporter = callerId(identity)
    const met = await metPractitioner(sql, { appointmentId, patientId: reporter, now })
    const reader = await findReader(sql, { ...met, isLate: false })
    if (reader.supervisor === 'only' && !supervisorMayRead) throw new AppError('report_read_by_supervisor')
    const dueAt = reportDueAt(now)
    const [report] = await sql<{ id: string }[]>`
      insert into reports (reporter_id, practitioner_id, practitioner_name, appointment_id, category, severity, body,
        reported_at, answer_due_at, supervisor_reads_from)
      values (${reporter}, ${met.practitionerId}, ${met.name}, ${appointmentId}, ${category},
        ${reportCategories[category].severity}, ${body}, ${now}, ${dueAt}, ${reader.supervisor === 'only' ? now : null})
      returning id`
    if (!report) throw new Error('the report was not written')
    const answeredBy = dueAt.toISOString()
    await notifyReferents(sql, deps, report.id, { dueAt: answeredBy, why: 'new' })
    if (identity.email) {
      const data = { dueAt: answeredBy, reader, news: 'received' as const }
      await queueMail(sql, deps.jobs, { to: identity.email, template: 'report-reader', data })
    }
    // Without the consultation: its date would tell the supervisor who reported.
    if (met.userType === 'student') {
      const alert = {
        kind: 'report',
        studentId: met.practitionerId,
        appointmentId: null,
        sourceId: report.id,
      } as const
      await raiseAlert(sql, deps, alert, { now })
    }
    return { answeredBy, reader }
  },
})
