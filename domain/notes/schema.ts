import { z } from 'zod'
import { NOTE_COMMENT_MAX_CHARACTERS, NOTE_MAX_CHARACTERS } from '../constants.ts'
import { errorMessage } from '../messages.ts'

const text = (max: number) =>
  z
    .string()
    .max(max, errorMessage('note_too_long', { n: max }))
    .transform((words) => words.toWellFormed().trim())

const appointmentId = z.uuid()

/** Written by the author in `draft` and `needs_revision`. */
export const noteSchema = z.object({
  appointmentId,
  observations: text(NOTE_MAX_CHARACTERS),
  followUp: text(NOTE_MAX_CHARACTERS),
  forSupervision: text(NOTE_MAX_CHARACTERS),
  isCrisis: z.boolean().default(false),
  /** `updated_at` of the note that was read, null if there was none. A page opened before a release does not send it. */
  basedOn: z.iso.datetime({ offset: true }).nullable().optional(),
})

export const amendmentSchema = z.object({
  appointmentId,
  body: text(NOTE_MAX_CHARACTERS).pipe(z.string().min(1, errorMessage('amendment_empty'))),
  /** False saves a draft. */
  isReady: z.boolean(),
})

const comment = text(NOTE_COMMENT_MAX_CHARACTERS)

export const reviewSchema = z
  .object({
    appointmentId,
    /** From `open-note`. */
    contentHash: z.string().max(64),
    decision: z.enum(['signed', 'needs_revision']),
    comment: comment.default(''),
  })
  .refine(({ decision, comment: words }) => decision === 'signed' || words !== '', {
    path: ['comment'],
    message: errorMessage('review_comment_missing'),
  })

/** Form of « À revoir… ». */
export const sendBackSchema = z.object({
  comment: comment.pipe(z.string().min(1, errorMessage('review_comment_missing'))),
})

export type Note = z.infer<typeof noteSchema>
export type Amendment = z.infer<typeof amendmentSchema>
export type Review = z.infer<typeof reviewSchema>
