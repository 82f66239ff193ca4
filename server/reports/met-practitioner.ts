import { AppError } from '#domain/errors.ts'
import type { Transaction } from '../db/postgres.ts'

export interface MetPractitioner {
  practitionerId: string
  userType: string
  name: string
  /** Since the consultation, the current one included. */
  supervisorIds: string[]
}

/** The practitioner of the patient's consultation, once it has begun. */
export async function metPractitioner(
  sql: Transaction,
  { appointmentId, patientId, now }: { appointmentId: string; patientId: string; now: Date },
): Promise<MetPractitioner> {
  const [met] = await sql<(MetPractitioner & { hasBegun: boolean })[]>`
    select p.id as "practitionerId", p.user_type as "userType", app.public_name(p.first_name, p.last_name) as name,
      app.supervisors_since(p.id, a.starts_at) as "supervisorIds",
      a.starts_at <= ${now} and (a.status = 'confirmed' or exists (
        select from app.rooms r where r.appointment_id = a.id and r.interrupted_at is not null)) as "hasBegun"
    from appointments a join profiles p on p.id = a.practitioner_id
    where a.id = ${appointmentId} and a.patient_id = ${patientId} and a.booked_at is not null`
  if (!met) throw new AppError('not_found')
  if (!met.hasBegun) throw new AppError('report_not_met')
  return met
}
