import { AppError } from '#domain/errors.ts'
import type { Transaction } from '../db/postgres.ts'

export interface PatientRow {
  birthdate: string | null
}

/** One person's bookings and payments come one after the other, however many tabs they use. Locked before any calendar. */
export async function lockPatient(sql: Transaction, patientId: string): Promise<PatientRow> {
  const [patient] = await sql<PatientRow[]>`
    select birthdate::text from profiles where id = ${patientId} for no key update`
  if (!patient) throw new AppError('not_found')
  return patient
}
