import { AppError } from '#domain/errors.ts'
import type { Transaction } from '../db/postgres.ts'

export interface OwnConsultation {
  patient_id: string | null
  starts_at: Date
  ends_at: Date
}

/** Locks a consultation of the calling practitioner, from its start on: before, there is nothing to write about. */
export async function lockOwnConsultation(
  sql: Transaction,
  appointmentId: string,
  practitionerId: string,
  now: Date,
): Promise<OwnConsultation> {
  const [appointment] = await sql<OwnConsultation[]>`
    select patient_id, starts_at, ends_at from appointments
    where id = ${appointmentId} and practitioner_id = ${practitionerId} and status = 'confirmed' for share`
  if (!appointment) throw new AppError('not_found')
  if (now < appointment.starts_at) throw new AppError('consultation_not_over')
  return appointment
}
