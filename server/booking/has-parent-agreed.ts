import type { Transaction } from '../db/postgres.ts'

/** True if a parent has authorised a minor's bookings and the authorisation is not withdrawn. */
export async function hasParentAgreed(sql: Transaction, patientId: string): Promise<boolean> {
  const granted = await sql`
    select from parental_authorisations
    where patient_id = ${patientId} and granted_at is not null and withdrawn_at is null limit 1`
  return granted.count > 0
}
