import { AppError } from '#domain/errors.ts'
import { reporterIdentityRequestSchema } from '#domain/reports/schema.ts'
import { notifyOtherAdministrators } from '../../admin/notify-other-administrators.ts'
import { writeRequest } from '../../admin/write-request.ts'
import { appendAuditEntry } from '../../audit/append-audit-entry.ts'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { callerId } from '../../identity/caller-id.ts'
import { lockReport } from '../../reports/lock-report.ts'

/** Danger: requested by the referent who has read a grave report, decided by an administrator. */
export const requestReporterIdentity = defineFunction({
  name: 'request-reporter-identity',
  who: ['therapist'],
  input: reporterIdentityRequestSchema,
  async handle({ input: { reportId, reason }, identity, sql, now, deps }) {
    const me = callerId(identity)
    const report = await lockReport(sql, reportId, me, now)
    if (report.referent_id !== me) throw new AppError('not_found')
    const actRequest = { act: 'open-reporter-identity', input: { reportId }, reason, requestedBy: me } as const
    const request = await writeRequest({ sql, deps, now }, actRequest)
    await appendAuditEntry(sql, me, { act: 'request-reporter-identity', subject: reportId, detail: {} })
    await notifyOtherAdministrators(sql, deps, { ...request, reason, requestedBy: identity.email, now })
    return { requested: true }
  },
})
