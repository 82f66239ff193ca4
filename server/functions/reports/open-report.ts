import { z } from 'zod'
import { appendAuditEntry } from '../../audit/append-audit-entry.ts'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { callerId } from '../../identity/caller-id.ts'
import { lockReport } from '../../reports/lock-report.ts'
import { reporterIdentity } from '../../reports/reporter-identity.ts'

/**
 * The referent who opens a report becomes responsible for it, also in the place of one who is late or no longer a
 * referent. Each opening is recorded in the reporter's access log and the audit log.
 */
export const openReport = defineFunction({
  name: 'open-report',
  who: ['therapist'],
  input: z.object({ reportId: z.uuid() }),
  limit: { per: 'account', times: 120, perSeconds: 60 * 60 },
  async handle({ input: { reportId }, identity, sql, now }) {
    const me = callerId(identity)
    const report = await lockReport(sql, reportId, me, now)
    await sql`
      update reports set referent_id = ${me}, referent_name = ${report.my_name}, taken_at = coalesce(taken_at, ${now}),
        state = case state when 'new' then 'taken' else state end
      where id = ${reportId}`
    const formerId = report.referent_id === me ? null : report.referent_id
    await appendAuditEntry(sql, me, { act: 'open-report', subject: reportId, detail: formerId ? { formerId } : {} })
    if (report.reporter_id)
      await sql`
        insert into access_log (user_id, act, occurred_at) values (${report.reporter_id}, 'report-read', ${now})`
    const [session] = await sql<{ starts_at: Date; name: string | null }[]>`
      select a.starts_at, case when a.appearance = 'first_name' then p.first_name else a.pseudonym end as name
      from appointments a left join profiles p on p.id = a.patient_id where a.id = ${report.appointment_id}`
    return {
      reportId,
      category: report.category,
      severity: report.severity,
      body: report.body,
      practitionerName: report.practitioner_name,
      reporterName: report.reporter_id ? (session?.name ?? null) : null,
      sessionAt: session?.starts_at.toISOString() ?? null,
      answer: report.answer,
      opening: await reporterIdentity(sql, report, me, now),
    }
  },
})
