import { z } from 'zod'
import { actReasonField } from '../admin/acts.ts'
import { IDENTITY_REASON_MIN_CHARACTERS, REPORT_ANSWER_MAX_CHARACTERS, REPORT_MAX_CHARACTERS } from '../constants.ts'
import { errorMessage } from '../messages.ts'
import { reportCategoryNames } from './categories.ts'

const words = (max: number, missing: string) =>
  z
    .string(missing)
    .max(max, errorMessage('note_too_long', { n: max }))
    .transform((text) => text.toWellFormed().trim())
    .pipe(z.string().min(1, missing))

export const practitionerReportSchema = z.object({
  appointmentId: z.uuid(),
  category: z.enum(reportCategoryNames, errorMessage('report_category_missing')),
  body: words(REPORT_MAX_CHARACTERS, errorMessage('report_empty')),
  /** The author has read that no referent but the student's own supervisor is left. */
  supervisorMayRead: z.boolean().default(false),
})

export const reportAnswerSchema = z.object({
  reportId: z.uuid(),
  answer: words(REPORT_ANSWER_MAX_CHARACTERS, errorMessage('report_answer_empty')),
  severity: z.enum(['ordinary', 'serious', 'grave']),
})

export const suspensionRequestSchema = z.object({
  reportId: z.uuid(),
  // Shown to the administrator who decides.
  reason: actReasonField,
})

/** Shown to the administrator who decides, and to the person whose identity is opened. */
export const reporterIdentityRequestSchema = z.object({
  reportId: z.uuid(),
  reason: actReasonField.min(IDENTITY_REASON_MIN_CHARACTERS, errorMessage('identity_reason_missing')),
})

export type PractitionerReport = z.input<typeof practitionerReportSchema>
export type ReportAnswer = z.infer<typeof reportAnswerSchema>
