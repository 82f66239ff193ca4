import { demoAccounts } from '#domain/auth/demo-accounts.ts'
import { CONSULTATION_BUFFER_MINUTES, CONSULTATION_MINUTES, ROOM_OPENS_MINUTES_BEFORE } from '#domain/constants.ts'
import { addMinutes } from '#domain/time.ts'
import type { Database } from '../db/database.ts'
import type { Transaction } from '../db/postgres.ts'
import { insertPaidAt } from './seed-demo-booking.ts'

/** Short enough that the room is already open. */
const BEGINS_IN_MINUTES = 2
const NEARLY_OVER_MINUTES = 10
const TOPIC = 'Essayer la salle de consultation.'
/** Arbitrary advisory lock number: processes check one after the other. */
const ROOM_LOCK = 4_711_2028

/**
 * Seeds a consultation that begins in a moment, so that a visitor of the demonstration can join a call at once. The
 * next one is added when it has ended or is nearly over.
 */
export async function seedDemoRoom(db: Database, now: Date): Promise<void> {
  await db.asService(async (sql) => {
    await sql`select pg_advisory_xact_lock(${ROOM_LOCK})`
    const [people] = await sql<{ patient_id: string; student_id: string }[]>`
      select patient.id as patient_id, student.id as student_id from auth.users patient, auth.users student
      where patient.email = ${demoAccounts.patient.email} and student.email = ${demoAccounts.student.email}`
    if (!people) return
    const { patient_id: patientId, student_id: studentId } = people
    await freeEndedTime(sql, patientId, studentId)
    await forgetUnvisited(sql, patientId, now)
    if (await isOneOpen(sql, patientId, studentId, now)) return
    const startsAt = new Date(Math.ceil(addMinutes(now, BEGINS_IN_MINUTES).getTime() / 60_000) * 60_000)
    const busy = await sql`
      select from appointments
      where practitioner_id = ${studentId} and status in ('held', 'confirmed') and free_again_at > ${startsAt}
        and starts_at < ${addMinutes(startsAt, CONSULTATION_MINUTES + CONSULTATION_BUFFER_MINUTES)}`
    if (busy.count > 0) return
    await insertPaidAt(sql, patientId, studentId, startsAt, { topic: TOPIC, now })
  })
}

/**
 * Frees the rest of a consultation that ended early, so that the next one can start; in production it is the
 * practitioner's break.
 */
async function freeEndedTime(sql: Transaction, patientId: string, studentId: string): Promise<void> {
  const end = sql`greatest(r.ended_at, a.starts_at + interval '1 minute')`
  await sql`
    update appointments a set ends_at = ${end}, free_again_at = ${end}
    from app.rooms r
    where r.appointment_id = a.id and a.patient_id = ${patientId} and a.practitioner_id = ${studentId} and ${end} < a.ends_at
      and exists (select from consultation_outcomes o where o.appointment_id = a.id)`
}

/** Deletes demo rooms nobody joined, which would add absences, refunds and alerts to the dashboards. */
async function forgetUnvisited(sql: Transaction, patientId: string, now: Date): Promise<void> {
  await sql`
    with gone as (
      delete from appointments a
      where a.patient_id = ${patientId} and a.topic = ${TOPIC} and a.ends_at < ${addMinutes(now, -60)}
        and not exists (select from app.room_stays s where s.appointment_id = a.id)
      returning a.id)
    delete from payments p using gone where p.appointment_id = gone.id`
}

async function isOneOpen(sql: Transaction, patientId: string, studentId: string, now: Date): Promise<boolean> {
  const open = await sql`
    select from appointments a left join app.rooms r on r.appointment_id = a.id
    where a.patient_id = ${patientId} and a.practitioner_id = ${studentId} and a.status = 'confirmed' and r.ended_at is null
      and a.starts_at <= ${addMinutes(now, ROOM_OPENS_MINUTES_BEFORE)} and a.ends_at > ${addMinutes(now, NEARLY_OVER_MINUTES)}`
  return open.count > 0
}
