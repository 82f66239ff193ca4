import { AppError } from '#domain/errors.ts'
import type { Transaction } from '../db/postgres.ts'

export interface PatientRow {
  birthdate: string | null
  /** Relied on: the person cannot change it any more. */
  isBirthdateLocked: boolean
}

/** Mutex per patient: serialises bookings and payments from several tabs. Taken before any calendar lock. */
export async function lockPatient(sql: Transaction, patientId: string): Promise<PatientRow> {
  const [patient] = await sql<{ birthdate: string | null; is_locked: boolean }[]>`
    select birthdate::text, birthdate_locked_at is not null as is_locked from profiles where id = ${patientId} for no key update`
  if (!patient) throw new AppError('not_found')
  return { birthdate: patient.birthdate, isBirthdateLocked: patient.is_locked }
}
