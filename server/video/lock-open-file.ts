import { AppError } from '#domain/errors.ts'
import type { Transaction } from '../db/postgres.ts'

/**
 * Locks the consultation a practitioner writes about, and returns its patient. Refused once the file is archived or its
 * patient erased: no retention period would end what is written afterwards.
 */
export async function lockOpenFile(sql: Transaction, appointmentId: string): Promise<string> {
  const [file] = await sql<{ patient_id: string }[]>`
    select patient_id from appointments
    where id = ${appointmentId} and archived_at is null and patient_id is not null for share`
  if (!file) throw new AppError('file_closed')
  return file.patient_id
}
