import { REVIEW_UNDO_SECONDS } from '../constants.ts'

/** Tolerance for a click in flight when the time is up. */
const TOLERANCE_SECONDS = 5

/** Until then a decision about a proof can be undone, and its mails wait. */
export function reviewStandsAt(reviewedAt: Date): Date {
  return new Date(reviewedAt.getTime() + (REVIEW_UNDO_SECONDS + TOLERANCE_SECONDS) * 1000)
}
