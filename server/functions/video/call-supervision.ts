import { z } from 'zod'
import { AppError } from '#domain/errors.ts'
import { roomClosesAt } from '#domain/video/room-hours.ts'
import type { Transaction } from '../../db/postgres.ts'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { supervisorOf, tellSupervisor } from '../../supervision/tell-supervisor.ts'
import { isSupervisorComing, type RoomRow, roomStateFor } from '../../video/find-room.ts'
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
    // A second call would send out a supervisor who is in the room, or withdraw the patient's question.
    const callId =
      room.call_id && isSupervisorComing(room) ? room.call_id : await writeCall(sql, room, supervisor.id, kind, now)
    await tellSupervisor(sql, deps, supervisor, { appointmentId, kind, uselessAfter: roomClosesAt(room.ends_at) })
    return { callId, supervisorName: supervisor.name }
  },
})

async function writeCall(
  sql: Transaction,
  { id, practitioner_id: studentId }: RoomRow,
  supervisorId: string,
  kind: 'urgent' | 'advice',
  now: Date,
): Promise<string> {
  const [call] = await sql<{ id: string }[]>`
    insert into supervision_calls (appointment_id, student_id, supervisor_id, kind, asked_at)
    values (${id}, ${studentId}, ${supervisorId}, ${kind}, ${now}) returning id`
  if (!call) throw new Error('the call was not written')
  return call.id
}
