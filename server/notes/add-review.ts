import type { Transaction } from '../db/postgres.ts'

interface Round {
  appointmentId: string
  authorId: string
  amendmentId: string | null
  contentHash: string
  isCrisis: boolean
  /** A psychologist who signs their own. */
  signedByName: string | null
}

/** Opens a round of review; a text that its author signed has been through it at once. */
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
