import type { Transaction } from '../db/postgres.ts'

interface Round {
  appointmentId: string
  authorId: string
  amendmentId: string | null
  contentHash: string
  isCrisis: boolean
  /** Set for a psychologist who signs their own note. */
  signedByName: string | null
}

/** Opens a review round; a note signed by its author is closed at once. */
export async function addReview(sql: Transaction, round: Round, now: Date): Promise<void> {
  const { appointmentId, authorId, amendmentId, contentHash, isCrisis, signedByName } = round
  await sql`
    insert into note_reviews ${sql({
      appointment_id: appointmentId,
      author_id: authorId,
      amendment_id: amendmentId,
      content_hash: contentHash,
      is_crisis: isCrisis,
      submitted_at: now,
      ...(signedByName !== null && {
        decision: 'signed',
        reviewer_id: authorId,
        reviewer_name: signedByName,
        reviewed_at: now,
      }),
    })}`
}
