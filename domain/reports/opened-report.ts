import type { IdentityOpening } from '../supervision/functions.ts'
import type { ReportCategory, Severity } from './categories.ts'

/** A report for the referent who has opened it. */
export interface OpenedReport {
  reportId: string
  category: ReportCategory
  severity: Severity
  body: string
  practitionerName: string
  /** Name under which the practitioner knows the patient. */
  reporterName: string | null
  sessionAt: string | null
  answer: string | null
  /** Identity behind that name, for a grave report: opened to the referent by an administrator. */
  opening: IdentityOpening
}
