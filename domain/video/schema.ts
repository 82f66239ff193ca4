import { z } from 'zod'
import {
  GUEST_NAME_MAX_CHARACTERS,
  IDENTITY_REASON_MAX_CHARACTERS,
  IDENTITY_REASON_MIN_CHARACTERS,
  PERSONAL_NOTE_MAX_CHARACTERS,
  RATING_COMMENT_MAX_CHARACTERS,
  SUMMARY_MAX_CHARACTERS,
  SUMMARY_STEP_MAX_CHARACTERS,
  SUMMARY_STEPS,
} from '../constants.ts'
import { looksLikeMarkup } from '../looks-like-markup.ts'
import { errorMessage } from '../messages.ts'

const text = (max: number) =>
  z
    .string()
    .max(max, errorMessage('note_too_long', { n: max }))
    .transform((words) => words.toWellFormed().trim())

const appointmentId = z.uuid()

export const enterRoomSchema = z.object({ appointmentId, guestToken: z.string().max(200).optional() })

export const summarySchema = z.object({
  appointmentId,
  body: text(SUMMARY_MAX_CHARACTERS).pipe(z.string().min(1, errorMessage('summary_empty'))),
  steps: z
    .array(text(SUMMARY_STEP_MAX_CHARACTERS))
    .max(SUMMARY_STEPS)
    .transform((steps) => steps.filter(Boolean)),
  /** False saves a draft, hidden from the patient. */
  share: z.boolean(),
})

/** An empty note is deleted. */
export const personalNoteSchema = z.object({ appointmentId, body: text(PERSONAL_NOTE_MAX_CHARACTERS) })

export const ratingSchema = z.object({
  appointmentId,
  stars: z.int().min(1).max(5),
  comment: text(RATING_COMMENT_MAX_CHARACTERS)
    .nullable()
    .default(null)
    .transform((comment) => comment || null),
})

export const identityRequestSchema = z.object({
  appointmentId,
  /** Without a reason, returns the state of the existing request. */
  reason: text(IDENTITY_REASON_MAX_CHARACTERS)
    .pipe(z.string().min(IDENTITY_REASON_MIN_CHARACTERS, errorMessage('identity_reason_missing')))
    .optional(),
})

/** Second person of a couple or a family. */
export const companionName = z
  .string(errorMessage('guest_name_missing'))
  .trim()
  .min(1, errorMessage('guest_name_missing'))
  .max(GUEST_NAME_MAX_CHARACTERS, errorMessage('text_too_long', { n: GUEST_NAME_MAX_CHARACTERS }))
  .refine((name) => !looksLikeMarkup(name), errorMessage('markup_refused'))
export const companionNameSchema = z.object({ name: companionName })
export const companionSchema = companionNameSchema.extend({ appointmentId })

export type EnterRoom = z.infer<typeof enterRoomSchema>
export type Summary = z.infer<typeof summarySchema>
export type PersonalNote = z.infer<typeof personalNoteSchema>
export type Rating = z.infer<typeof ratingSchema>
export type IdentityRequest = z.infer<typeof identityRequestSchema>
export type Companion = z.infer<typeof companionSchema>
