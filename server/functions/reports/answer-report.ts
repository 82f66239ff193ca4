import { AppError } from '#domain/errors.ts'
import { reportAnswerSchema } from '#domain/reports/schema.ts'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { callerId } from '../../identity/caller-id.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { lockReport } from '../../reports/lock-report.ts'

/** By the referent who has read it; the patient sees the answer on their summary page. */
export const answerReport = defineFunction({
  name: 'answer-report',
  who: ['therapist'],
  input: reportAnswerSchema,
  async handle({ input: { reportId, answer, severity }, identity, sql, now, deps: { jobs } }) {
    const me = callerId(identity)
    const report = await lockReport(sql, reportId, me, now)
    if (report.state !== 'taken' || report.referent_id !== me) throw new AppError('conflict')
    const { reporter_id: reporterId, appointment_id: appointmentId } = report
    await sql`
      update reports set state = 'answered', answer = ${answer}, severity = ${severity}, answered_at = ${now}
      where id = ${reportId}`
    const [reporter] = await sql<{ email: string | null }[]>`select email from auth.users where id = ${reporterId}`
    if (reporter?.email)
      await queueMail(sql, jobs, { to: reporter.email, template: 'report-answered', data: { appointmentId } })
    return { answered: true }
  },
})
