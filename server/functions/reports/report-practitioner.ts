import { REPORTS_PER_DAY } from '#domain/constants.ts'
import { AppError } from '#domain/errors.ts'
import { reportCategories } from '#domain/reports/categories.ts'
import { reportDueAt } from '#domain/reports/report-due-at.ts'
import { practitionerReportSchema } from '#domain/reports/schema.ts'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { callerId } from '../../identity/caller-id.ts'
import { notifyReferents } from '../../reports/notify-referents.ts'
import { raiseAlert } from '../../supervision/raise-alert.ts'

/** « Signaler »: about a practitioner the patient has met. Only a referent reads the text. */
export const reportPractitioner = defineFunction({
  name: 'report-practitioner',
  who: ['patient'],
  input: practitionerReportSchema,
  idempotent: true,
  limit: { per: 'account', times: REPORTS_PER_DAY, perSeconds: 24 * 60 * 60 },
  async handle({ input: { appointmentId, category, body }, identity, sql, now, deps }) {
    const reporter = callerId(identity)
    const [met] = await sql<{ practitioner_id: string; user_type: string; name: string; has_begun: boolean }[]>`
      select p.id as practitioner_id, p.user_type, app.public_name(p.first_name, p.last_name) as name,
        a.starts_at <= ${now} and (a.status = 'confirmed' or exists (
          select from app.rooms r where r.appointment_id = a.id and r.interrupted_at is not null)) as has_begun
      from appointments a join profiles p on p.id = a.practitioner_id
      where a.id = ${appointmentId} and a.patient_id = ${reporter} and a.booked_at is not null`
    if (!met) throw new AppError('not_found')
    if (!met.has_begun) throw new AppError('report_not_met')
    const dueAt = reportDueAt(now)
    const [report] = await sql<{ id: string }[]>`
      insert into reports (reporter_id, practitioner_id, practitioner_name, appointment_id, category, severity, body,
        reported_at, answer_due_at)
      values (${reporter}, ${met.practitioner_id}, ${met.name}, ${appointmentId}, ${category},
        ${reportCategories[category].severity}, ${body}, ${now}, ${dueAt})
      returning id`
    await notifyReferents(sql, deps, met.practitioner_id, { dueAt: dueAt.toISOString(), why: 'new' })
    // Without the consultation: its date would tell the supervisor who reported.
    if (report && met.user_type === 'student') {
      const alert = {
        kind: 'report',
        studentId: met.practitioner_id,
        appointmentId: null,
        sourceId: report.id,
      } as const
      await raiseAlert(sql, deps, alert, { now })
    }
    return { answeredBy: dueAt.toISOString() }
  },
})
