import { z } from 'zod'
import { AppError } from '#domain/errors.ts'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { callerId } from '../../identity/caller-id.ts'
import { notifyInbox } from '../../live/notify-inbox.ts'
import { notifyRoom } from '../../live/notify-room.ts'

/** By the called supervisor. Joining needs the patient's consent. */
export const answerSupervision = defineFunction({
  name: 'answer-supervision',
  who: ['therapist'],
  input: z.object({ callId: z.uuid(), answer: z.enum(['coming', 'by_phone', 'unavailable']) }),
  async handle({ input: { callId, answer }, identity, sql, now, deps: { fanout } }) {
    const [call] = await sql<{ appointment_id: string; student_id: string }[]>`
      update supervision_calls set answer = ${answer}, answered_at = ${now}
      where id = ${callId} and supervisor_id = ${callerId(identity)} and left_at is null
        and app.supervises(supervisor_id, student_id)
      returning appointment_id, student_id`
    if (!call) throw new AppError('not_found')
    notifyInbox(sql, fanout, [call.student_id], 'supervision')
    notifyRoom(sql, fanout, call.appointment_id, 'server:changed', {})
    return { answered: true }
  },
})
