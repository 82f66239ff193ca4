import { AppError } from '#domain/errors.ts'
import type { ReportCategory, Severity } from '#domain/reports/categories.ts'
import type { Transaction } from '../db/postgres.ts'

export interface ReportRow {
  id: string
  state: 'new' | 'taken' | 'answered'
  reporter_id: string | null
  practitioner_name: string
  appointment_id: string | null
  category: ReportCategory
  severity: Severity
  body: string
  answer: string | null
  referent_id: string | null
  my_name: string
}

/** Locks a report that the referent may open: `app.may_open_report`. */
export async function lockReport(
  sql: Transaction,
  reportId: string,
  referentId: string,
  now: Date,
): Promise<ReportRow> {
  const [report] = await sql<ReportRow[]>`
    select r.id, r.state, r.reporter_id, r.practitioner_name, r.appointment_id, r.category, r.severity, r.body, r.answer,
      r.referent_id, me.first_name || ' ' || me.last_name as my_name
    from reports r join profiles me on me.id = ${referentId}
    where r.id = ${reportId} and app.may_open_report(r, ${referentId}, ${now})
    for update of r`
  if (!report) throw new AppError('not_found')
  return report
}
