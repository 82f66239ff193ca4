import type { Fanout } from '../db/fanout.ts'
import type { Transaction } from '../db/postgres.ts'
import { notifyInbox } from './notify-inbox.ts'
import { closeRoom, notifyRoom } from './notify-room.ts'

interface Parties {
  patient_id: string | null
  practitioner_id: string | null
  status: string
}

/**
 * Notifies open screens of both parties and people in the room, which closes with a cancellation; `alsoTell`: its former
 * practitioner.
 */
export async function notifyAppointmentChanged(
  sql: Transaction,
  fanout: Fanout,
  appointmentId: string,
  alsoTell: readonly string[] = [],
): Promise<void> {
  const [parties] = await sql<Parties[]>`
    select patient_id, practitioner_id, status from appointments where id = ${appointmentId}`
  if (!parties) return
  const told = new Set([parties.patient_id, parties.practitioner_id, ...alsoTell])
  notifyInbox(sql, fanout, [...told], 'appointments')
  notifyRoom(sql, fanout, appointmentId, 'server:changed', {})
  if (parties.status === 'canceled') closeRoom(sql, fanout, appointmentId, 'the appointment was cancelled')
}
