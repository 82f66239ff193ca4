import { AppError } from '#domain/errors.ts'
import type { Transaction } from '../db/postgres.ts'
import { lockOpenFile } from './lock-open-file.ts'

/**
 * Locks a consultation of the calling practitioner, from its start on: before, there is nothing to write about. Returns
 * its patient.
 */
export async function lockOwnConsultation(
  sql: Transaction,
  appointmentId: string,
  practitionerId: string,
  now: Date,
): Promise<string> {
  const [appointment] = await sql<{ starts_at: Date }[]>`
    select starts_at from appointments
    where id = ${appointmentId} and practitioner_id = ${practitionerId} 
      and (status = 'confirmed' or exists (
        select from app.rooms r where r.appointment_id = id and r.interrupted_at is not null))
    for share`
  if (!appointment) throw new AppError('not_found')
  if (now < appointment.starts_at) throw new AppError('consultation_not_over')
  return lockOpenFile(sql, appointmentId)
}
