import type { ReportCategory, Severity } from './categories.ts'

/** A report as the referent who has opened it reads it. */
export interface OpenedReport {
  reportId: string
  category: ReportCategory
  severity: Severity
  body: string
  practitionerName: string
  /** As the patient appears to the practitioner. */
  reporterName: string | null
  sessionAt: string | null
  answer: string | null
}
