import { z } from 'zod'
import { AppError } from '#domain/errors.ts'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { callerId } from '../../identity/caller-id.ts'

/** Marks as read up to the latest message on the reader's screen: one that arrived meanwhile stays unread. */
export const markThreadRead = defineFunction({
  name: 'mark-thread-read',
  who: ['patient', 'student', 'therapist'],
  input: z.object({ threadId: z.uuid(), until: z.iso.datetime({ offset: true }) }),
  async handle({ input: { threadId, until }, identity, sql }) {
    const reader = callerId(identity)
    const marked = await sql`
      update threads set
        patient_read_at = case when patient_id = ${reader} then greatest(patient_read_at, seen.at) else patient_read_at end,
        practitioner_read_at =
          case when practitioner_id = ${reader} then greatest(practitioner_read_at, seen.at) else practitioner_read_at end
      from (select ${until}::timestamptz as at) as seen
      where id = ${threadId} and ${reader} in (patient_id, practitioner_id) and seen.at <= last_message_at`
    if (marked.count === 0) throw new AppError('not_found')
    return { read: true }
  },
})
