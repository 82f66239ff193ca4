import type { PaidConsultation, Side } from '#domain/booking/rights.ts'
import type { GenderPreference } from '#domain/booking/words.ts'
import { AppError } from '#domain/errors.ts'
import type { Transaction } from '../db/postgres.ts'
import { lockCalendars } from './calendars.ts'

export interface LockedAppointment {
  id: string
  practitionerId: string
  side: Side
  genderPreference: GenderPreference
  terms: PaidConsultation
}

interface Row {
  id: string
  patient_id: string | null
  practitioner_id: string | null
  status: string
  starts_at: Date
  booked_at: Date | null
  price_cents: number
  left_cents: number
  moved_by_practitioner_at: Date | null
  gender_preference: GenderPreference
  has_ended: boolean
}

/** Locks a booked appointment of the caller and its calendar, for a change. */
export async function lockAppointment(
  sql: Transaction,
  { appointmentId, callerId }: { appointmentId: string; callerId: string },
  otherCalendars: readonly string[] = [],
): Promise<LockedAppointment> {
  const [seen] = await sql<
    Row[]
  >`select practitioner_id from appointments where ${isTheirs(sql, appointmentId, callerId)}`
  if (!seen) throw new AppError('not_found')
  if (!seen.practitioner_id) throw new AppError('appointment_over')
  await lockCalendars(sql, [seen.practitioner_id, ...otherCalendars])
  const [row] = await sql<Row[]>`
    select id, patient_id, practitioner_id, status, starts_at, booked_at, price_cents, moved_by_practitioner_at,
      gender_preference,
      coalesce((select m.left_cents from app.appointment_money m where m.appointment_id = appointments.id), 0) as left_cents,
      exists (select from app.rooms r where r.appointment_id = appointments.id and r.ended_at is not null)
        or exists (select from consultation_outcomes o where o.appointment_id = appointments.id) as has_ended
    from appointments where ${isTheirs(sql, appointmentId, callerId)} for update`
  if (row?.practitioner_id !== seen.practitioner_id) throw new AppError('conflict')
  // Both may have met and finished before the start.
  if (row.status !== 'confirmed' || !row.booked_at || row.has_ended) throw new AppError('appointment_over')
  return {
    id: row.id,
    practitionerId: seen.practitioner_id,
    side: row.patient_id === callerId ? 'patient' : 'practitioner',
    genderPreference: row.gender_preference,
    terms: {
      startsAt: row.starts_at,
      bookedAt: row.booked_at,
      priceCents: row.price_cents,
      leftCents: row.left_cents,
      movedByPractitioner: row.moved_by_practitioner_at !== null,
    },
  }
}

function isTheirs(sql: Transaction, appointmentId: string, callerId: string) {
  return sql`id = ${appointmentId} and (patient_id = ${callerId} or (practitioner_id = ${callerId} and booked_at is not null))`
}
