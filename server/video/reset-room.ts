import type { Fanout } from '../db/fanout.ts'
import type { Transaction } from '../db/postgres.ts'
import { closeRoom } from './notify-room.ts'

/**
 * Forgets admission, presence and calls for help of the former time of an appointment: they would let the patient in
 * unasked, count as having met, or let a supervisor back in.
 */
export async function resetRoom(sql: Transaction, fanout: Fanout, appointmentId: string, now: Date): Promise<void> {
  await sql`update app.rooms set admitted_at = null, told_late_at = null where appointment_id = ${appointmentId}`
  // Partitioned tables refuse any other deletion: see app.refuse_delete.
  await sql`select set_config('app.retention', 'on', true)`
  await sql`delete from app.room_stays where appointment_id = ${appointmentId}`
  await sql`select set_config('app.retention', '', true)`
  await sql`
    update supervision_calls set refused_at = ${now}
    where appointment_id = ${appointmentId} and refused_at is null and answer is distinct from 'unavailable'`
  closeRoom(sql, fanout, appointmentId, 'the appointment was moved')
}
