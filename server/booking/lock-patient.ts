import { AppError } from '#domain/errors.ts'
import type { Transaction } from '../db/postgres.ts'

export interface PatientRow {
  birthdate: string | null
}

/** Mutex per patient: serialises bookings and payments from several tabs. Taken before any calendar lock. */
export async function lockPatient(sql: Transaction, patientId: string): Promise<PatientRow> {
  const [patient] = await sql<PatientRow[]>`
    select birthdate::text from profiles where id = ${patientId} for no key update`
  if (!patient) throw new AppError('not_found')
  return patient
}
