import { AppError } from '#domain/errors.ts'
import { severityNames } from '#domain/reports/categories.ts'
import { suspensionRequestSchema } from '#domain/reports/schema.ts'
import { writeRequest } from '../../admin/write-request.ts'
import { appendAuditEntry } from '../../audit/append-audit-entry.ts'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { administratorEmails } from '../../identity/administrators.ts'
import { callerId } from '../../identity/caller-id.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { lockReport } from '../../reports/lock-report.ts'

/**
 * Requested by a referent, decided by an administrator. A new request is possible once the last was refused or expired.
 */
export const requestSuspension = defineFunction({
  name: 'request-suspension',
  who: ['therapist'],
  input: suspensionRequestSchema,
  async handle({ input: { reportId, reason }, identity, sql, now, deps }) {
    const me = callerId(identity)
    const report = await lockReport(sql, reportId, me, now)
    if (report.referent_id !== me) throw new AppError('not_found')
    const [pending] = await sql`
      select from app.act_requests where act = 'suspend-after-report' and input ->> 'reportId' = ${reportId}
        and (decision = 'approved' or decision is null and expires_at > ${now})`
    if (pending) throw new AppError('conflict')
    await sql`
      update reports set suspension_requested_at = ${now}, suspension_reason = ${reason} where id = ${reportId}`
    await writeRequest(
      { sql, deps, now },
      { act: 'suspend-after-report', input: { reportId }, reason, requestedBy: me },
    )
    await appendAuditEntry(sql, me, {
      act: 'request-suspension',
      subject: reportId,
      detail: { severity: report.severity },
    })
    const data = {
      practitionerName: report.practitioner_name,
      referentName: report.my_name,
      severity: severityNames[report.severity],
    }
    const administrators = await administratorEmails(sql, now)
    for (const to of administrators.length > 0 ? administrators : [deps.settings.CONTACT_ADDRESS])
      await queueMail(sql, deps.jobs, { to, template: 'suspension-asked', data })
    return { requested: true }
  },
})
