import { z } from 'zod'
import { AppError } from '#domain/errors.ts'
import { reviewStandsAt } from '#domain/verification/review-stands-at.ts'
import { defineAdminFunction } from '../../admin/define-admin-function.ts'
import type { Transaction } from '../../db/postgres.ts'
import type { Deps } from '../../deps.ts'
import { endRunningRooms } from '../../verification/end-running-rooms.ts'
import { leaveSupervisedRooms } from '../../verification/leave-supervised-rooms.ts'

interface Row {
  student_id: string
  mail_id: string | null
  reviewed_at: Date
  before: {
    validated_at: string | null
    status_valid_until: string | null
    supervisor_id: string | null
    supervisor_mail_id?: string | null
    studies?: { university: string | null; study_year: string | null }
  }
}

/** Undoes one's own decision on a proof, before its mail is sent. */
export const undoReview = defineAdminFunction({
  name: 'undo-review',
  level: 'plain',
  input: z.object({ reviewId: z.uuid() }),
  audit: ({ input: { reviewId } }) => ({ subject: reviewId, detail: {} }),
  async handle({ input: { reviewId }, sql, now, adminId, deps }) {
    const [review] = await sql<Row[]>`
      select student_id, mail_id, reviewed_at, before from app.proof_reviews
      where id = ${reviewId} and reviewer_id = ${adminId} and undone_at is null for update`
    if (!review) throw new AppError('not_found')
    if (now >= reviewStandsAt(review.reviewed_at)) throw new AppError('review_stands')
    const { validated_at: validatedAt, status_valid_until: validUntil, supervisor_id: supervisorId } = review.before
    await leaveRooms(sql, deps, review, now)
    await sql`
      update profiles set validated_at = ${validatedAt}, status_valid_until = ${validUntil}, supervisor_id = ${supervisorId}
      where id = ${review.student_id}`
    const { studies } = review.before
    if (studies) await sql`update profiles set ${sql(studies)} where id = ${review.student_id}`
    await sql`update app.proof_reviews set undone_at = ${now} where id = ${reviewId}`
    const mails = [review.mail_id, review.before.supervisor_mail_id].filter((id) => typeof id === 'string')
    const unsent = await sql`delete from app.outgoing_mails where id = any(${mails}::uuid[]) and held_until is null`
    // A mail has left while this call was waiting.
    if (unsent.count < mails.length) throw new AppError('review_stands')
    return { undone: true }
  },
})

/** Out of the rooms goes whoever loses the right with the decision: the student, or the supervisor it had given. */
async function leaveRooms(
  sql: Transaction,
  deps: Pick<Deps, 'jobs' | 'fanout'>,
  { student_id: studentId, before }: Row,
  now: Date,
): Promise<void> {
  const [student] = await sql<{ supervisor_id: string | null }[]>`
    select supervisor_id from profiles where id = ${studentId} for update`
  if (before.validated_at === null) await endRunningRooms(sql, deps, { practitionerId: studentId, now })
  if (student?.supervisor_id && student.supervisor_id !== before.supervisor_id)
    await leaveSupervisedRooms(sql, deps, { supervisorId: student.supervisor_id, studentId }, now)
}
