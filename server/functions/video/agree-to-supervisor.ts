import { z } from 'zod'
import { AppError } from '#domain/errors.ts'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { callerId } from '../../identity/caller-id.ts'
import { notifyInbox } from '../../live/notify-inbox.ts'
import { notifyRoom, removeFromRoom } from '../../live/notify-room.ts'

/** The patient lets a supervisor join, or removes them again. */
export const agreeToSupervisor = defineFunction({
  name: 'agree-to-supervisor',
  who: ['patient'],
  input: z.object({ callId: z.uuid(), agrees: z.boolean() }),
  async handle({ input: { callId, agrees }, identity, sql, now, deps: { fanout } }) {
    const [call] = await sql<{ appointment_id: string; supervisor_id: string; student_id: string }[]>`
      update supervision_calls c
      set agreed_at = case when ${agrees} then coalesce(c.agreed_at, ${now}) else c.agreed_at end,
        refused_at = case when ${agrees} then null else ${now}::timestamptz end
      from appointments a
      where c.id = ${callId} and a.id = c.appointment_id and a.patient_id = ${callerId(identity)} and c.answer = 'coming'
      returning c.appointment_id, c.supervisor_id, c.student_id`
    if (!call) throw new AppError('not_found')
    if (!agrees) removeFromRoom(sql, fanout, call.appointment_id, 'supervisor', 'the patient asked for it')
    notifyRoom(sql, fanout, call.appointment_id, 'server:changed', {})
    notifyInbox(sql, fanout, [call.supervisor_id, call.student_id], 'supervision')
    return { agrees }
  },
})
