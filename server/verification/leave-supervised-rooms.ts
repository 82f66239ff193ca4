import { ROOM_CLOSES_MINUTES_AFTER } from '#domain/constants.ts'
import { addMinutes } from '#domain/time.ts'
import type { Transaction } from '../db/postgres.ts'
import type { Deps } from '../deps.ts'
import { notifyRoom, removeFromRoom } from '../live/notify-room.ts'

/**
 * Takes a former supervisor out of the consultations that they joined: of one student, or of all. At once, because the
 * check of who may be in a room runs once a minute.
 */
export async function leaveSupervisedRooms(
  sql: Transaction,
  { fanout }: Pick<Deps, 'fanout'>,
  { supervisorId, studentId }: { supervisorId: string; studentId?: string },
  now: Date,
): Promise<void> {
  const calls = await sql<{ appointment_id: string }[]>`
    select distinct c.appointment_id from supervision_calls c join appointments a on a.id = c.appointment_id
    where c.supervisor_id = ${supervisorId} and c.student_id = coalesce(${studentId ?? null}, c.student_id)
      and c.answer = 'coming' and a.ends_at > ${addMinutes(now, -ROOM_CLOSES_MINUTES_AFTER)}`
  for (const { appointment_id: appointmentId } of calls) {
    removeFromRoom(sql, fanout, appointmentId, 'supervisor', 'the supervisor no longer supervises the student')
    notifyRoom(sql, fanout, appointmentId, 'server:changed', {})
  }
}
