import { AppError } from '#domain/errors.ts'
import { severityNames } from '#domain/reports/categories.ts'
import { suspensionRequestSchema } from '#domain/reports/schema.ts'
import { noteAct } from '../../audit/note-act.ts'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { callerId } from '../../identity/caller-id.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { lockReport } from '../../reports/lock-report.ts'

/** A referent asks, an administrator decides. Asked once for a report. */
export const requestSuspension = defineFunction({
  name: 'request-suspension',
  who: ['therapist'],
  input: suspensionRequestSchema,
  async handle({ input: { reportId, reason }, identity, sql, now, deps: { jobs, settings } }) {
    const me = callerId(identity)
    const report = await lockReport(sql, reportId, me)
    if (report.referent_id === null) throw new AppError('not_found')
    const asked = await sql`
      update reports set suspension_requested_at = ${now}, suspension_reason = ${reason}
      where id = ${reportId} and suspension_requested_at is null`
    if (asked.count === 0) throw new AppError('conflict')
    await noteAct(sql, me, { act: 'request-suspension', subject: reportId, detail: { severity: report.severity } })
    const data = {
      practitionerName: report.practitioner_name,
      referentName: report.my_name,
      severity: severityNames[report.severity],
    }
    await queueMail(sql, jobs, { to: settings.CONTACT_ADDRESS, template: 'suspension-asked', data })
    return { requested: true }
  },
})
