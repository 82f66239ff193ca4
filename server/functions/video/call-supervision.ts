import { z } from 'zod'
import { AppError } from '#domain/errors.ts'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { supervisorOf, tellSupervisor } from '../../supervision/tell-supervisor.ts'
import { closesAt, roomStateFor } from '../../video/find-room.ts'
import { requireRoom } from '../../video/require-room.ts'

/** « Appeler ma supervision »: notifies the supervisor on screen, by mail, and by text message if urgent. */
export const callSupervision = defineFunction({
  name: 'call-supervision',
  who: ['student'],
  input: z.object({ appointmentId: z.uuid(), kind: z.enum(['urgent', 'advice']) }),
  limit: { per: 'account', times: 10, perSeconds: 600 },
  async handle({ input: { appointmentId, kind }, identity, sql, now, deps }) {
    const { room } = await requireRoom(sql, appointmentId, identity, { as: ['practitioner'] })
    if (roomStateFor(room, 'practitioner', now) !== 'open') throw new AppError('room_closed')
    const supervisor = await supervisorOf(sql, room.practitioner_id)
    const [call] = await sql<{ id: string }[]>`
      insert into supervision_calls (appointment_id, student_id, supervisor_id, kind, asked_at)
      values (${appointmentId}, ${room.practitioner_id}, ${supervisor.id}, ${kind}, ${now}) returning id`
    if (!call) throw new Error('the call was not written')
    await tellSupervisor(sql, deps, supervisor, { appointmentId, kind, uselessAfter: closesAt(room) })
    return { callId: call.id, supervisorName: supervisor.name }
  },
})
