import type { ParentalPurpose } from '#domain/booking/parental.ts'
import type { Transaction } from '../db/postgres.ts'

/** True if a parent has authorised this for a minor and the authorisation is not withdrawn. */
export async function hasParentAgreed(sql: Transaction, patientId: string, purpose: ParentalPurpose): Promise<boolean> {
  const granted = await sql`
    select from parental_authorisations
    where patient_id = ${patientId} and purpose = ${purpose} and granted_at is not null and withdrawn_at is null limit 1`
  return granted.count > 0
}
