import { NOTE_DUE_HOURS, NOTE_REVIEW_DAYS } from '../constants.ts'
import { addMinutes } from '../time.ts'

/** Until when the note of a consultation is expected. */
export const noteDueAt = (consultationEndsAt: Date): Date => addMinutes(consultationEndsAt, NOTE_DUE_HOURS * 60)

/** Until when it is the supervisor's to review; from then on a referent may do it too. */
export const reviewDueAt = (submittedAt: Date): Date => addMinutes(submittedAt, NOTE_REVIEW_DAYS * 24 * 60)
