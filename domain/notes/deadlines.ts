import { NOTE_DUE_HOURS, NOTE_REVIEW_DAYS } from '../constants.ts'
import { addMinutes } from '../time.ts'

/** Deadline of the note of a consultation. */
export const noteDueAt = (consultationEndsAt: Date): Date => addMinutes(consultationEndsAt, NOTE_DUE_HOURS * 60)

/** Deadline of the supervisor's review; from then on a referent may do it too. */
export const reviewDueAt = (submittedAt: Date): Date => addMinutes(submittedAt, NOTE_REVIEW_DAYS * 24 * 60)
