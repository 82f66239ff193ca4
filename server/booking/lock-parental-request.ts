import { createHash } from 'node:crypto'
import { type ParentalPurpose, type ParentalState, parentalState } from '#domain/booking/parental.ts'
import { AppError } from '#domain/errors.ts'
import { plainFirstName } from '#domain/profile/plain-first-name.ts'
import { dayOf } from '#domain/time.ts'
import type { Transaction } from '../db/postgres.ts'
import { lockPatient } from '../money/lock-patient.ts'

interface Row {
  id: string
  purpose: ParentalPurpose
  patient_id: string
  first_name: string
  parent_name: string | null
  parent_email: string
  expires_at: Date
  granted_at: Date | null
  refused_at: Date | null
  withdrawn_at: Date | null
}

export interface LockedParentalRequest {
  id: string
  purpose: ParentalPurpose
  patientId: string
  /** First name of the minor; null if the field contains more than a name. */
  firstName: string | null
  parentName: string | null
  parentEmail: string
  state: ParentalState
  answeredAt: Date | null
}

/** Finds the request of a mailed link. Locks the minor's bookings and payments. */
export async function lockParentalRequest(sql: Transaction, token: string, now: Date): Promise<LockedParentalRequest> {
  const hash = createHash('sha256').update(token).digest()
  const [seen] = await sql<{ patient_id: string }[]>`
    select patient_id from parental_authorisations where token_hash = ${hash}`
  if (!seen) throw new AppError('parental_link_unknown')
  const { birthdate } = await lockPatient(sql, seen.patient_id)
  const [row] = await sql<Row[]>`
    select r.id, r.purpose, r.patient_id, p.first_name, r.parent_name, r.parent_email, r.expires_at, r.granted_at, r.refused_at,
      r.withdrawn_at
    from parental_authorisations r join profiles p on p.id = r.patient_id
    where r.token_hash = ${hash} for update of r`
  if (!row) throw new AppError('parental_link_unknown')
  const answers = {
    expiresAt: row.expires_at,
    grantedAt: row.granted_at,
    refusedAt: row.refused_at,
    withdrawnAt: row.withdrawn_at,
  }
  return {
    id: row.id,
    purpose: row.purpose,
    patientId: row.patient_id,
    firstName: plainFirstName(row.first_name) ?? null,
    parentName: row.parent_name,
    parentEmail: row.parent_email,
    state: parentalState(answers, birthdate, { today: dayOf(now), now }),
    answeredAt: row.withdrawn_at ?? row.refused_at ?? row.granted_at,
  }
}
