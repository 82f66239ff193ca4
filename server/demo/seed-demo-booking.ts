import { demoAccounts } from '#domain/auth/demo-accounts.ts'
import { recurringDays } from '#domain/availability/recurring-days.ts'
import { slotOf } from '#domain/availability/slot.ts'
import {
  CONSULTATION_BUFFER_MINUTES,
  CONSULTATION_MINUTES,
  CONSULTATION_PRICE_CENTS,
  CURRENCY,
} from '#domain/constants.ts'
import { addDays, addMinutes, dayOf, instantOf, wallTimeOf } from '#domain/time.ts'
import { lockOwnCalendar } from '../booking/calendars.ts'
import { insertSlot } from '../booking/insert-slot.ts'
import type { Database } from '../db/database.ts'
import type { Transaction } from '../db/postgres.ts'
import { createAccount } from '../identity/create-account.ts'
import { type DemoStudent, demoStudentHours, demoStudents } from './demo-students.ts'

const WEEKS_AHEAD = 4
/** Arbitrary advisory lock number: processes that start together seed one after the other. */
const SEED_LOCK = 4_711_2027

interface DemoAppointment {
  /** Days from today; negative for the past. */
  day: number
  time: string
  topic: string
  isCanceled?: boolean
}

const appointments: readonly DemoAppointment[] = [
  { day: -43, time: '14:00', topic: 'Un changement de travail qui me pèse.' },
  { day: -29, time: '14:00', topic: 'La suite : je dors mal depuis septembre.' },
  { day: -22, time: '09:00', topic: 'Faire le point.', isCanceled: true },
  { day: -15, time: '14:00', topic: 'Le sommeil, et dire non.' },
  { day: 5, time: '14:30', topic: 'Je dors mal depuis septembre.' },
  { day: 19, time: '09:00', topic: 'Faire le point avant les fêtes.' },
]

/** Seeds students with free slots and a patient with a history. Each start adds the slots of new weeks. */
export async function seedDemoBooking(db: Database, now: Date): Promise<void> {
  await db.asService(async (sql) => {
    await sql`select pg_advisory_xact_lock(${SEED_LOCK})`
    for (const student of demoStudents) {
      const id = await createAccount(sql, {
        ...student,
        userType: 'student',
        passwordHash: null,
        confirmedAt: now,
        now,
      })
      if (id) await sql`update profiles set validated_at = ${now} where id = ${id}`
      await offerHours(sql, await idOf(sql, student.email), student.hours, now)
    }
    const studentId = await idOf(sql, demoAccounts.student.email)
    await sql`update profiles set gender = 'female' where id = ${studentId} and gender is null`
    await acceptAtOnce(sql, studentId)
    await offerHours(sql, studentId, demoStudentHours, now)
    await bookForDemoPatient(sql, await idOf(sql, demoAccounts.patient.email), studentId, now)
  })
}

/** On the first start only, before any slot: whoever tries the account may choose otherwise. */
async function acceptAtOnce(sql: Transaction, id: string): Promise<void> {
  await lockOwnCalendar(sql, id)
  await sql`
    update app.calendars set notice_minutes = 0
    where practitioner_id = ${id} and not exists (select from slots where practitioner_id = ${id})`
}

async function idOf(sql: Transaction, email: string): Promise<string> {
  const [user] = await sql<{ id: string }[]>`select id from auth.users where email = ${email}`
  if (!user) throw new Error(`the demo account ${email} is missing`)
  return user.id
}

async function offerHours(sql: Transaction, id: string, hours: DemoStudent['hours'], now: Date): Promise<void> {
  for (const { weekdays, startTime, endTime } of hours) {
    for (const day of recurringDays({ from: dayOf(now), weekdays: [...weekdays], weeks: WEEKS_AHEAD })) {
      const slot = slotOf({ day, startTime, endTime }, now)
      if (typeof slot !== 'string') await insertSlot(sql, id, slot)
    }
  }
}

async function bookForDemoPatient(sql: Transaction, patientId: string, studentId: string, now: Date): Promise<void> {
  const [any] = await sql`select from appointments where patient_id = ${patientId} limit 1`
  if (any) return
  for (const appointment of appointments) await insertPaid(sql, patientId, studentId, appointment, now)
}

async function insertPaid(
  sql: Transaction,
  patientId: string,
  studentId: string,
  { day, time, topic, isCanceled = false }: DemoAppointment,
  now: Date,
): Promise<void> {
  const startsAt = instantOf(addDays(dayOf(now), day), time)
  if (startsAt) await insertPaidAt(sql, patientId, studentId, startsAt, { topic, isCanceled, now })
}

export async function insertPaidAt(
  sql: Transaction,
  patientId: string,
  studentId: string,
  startsAt: Date,
  { topic, isCanceled = false, now }: { topic: string; isCanceled?: boolean; now: Date },
): Promise<void> {
  const endsAt = addMinutes(startsAt, CONSULTATION_MINUTES)
  const bookedAt = new Date(Math.min(now.getTime(), addMinutes(startsAt, -7 * 24 * 60).getTime()))
  const [appointment] = await sql<{ id: string }[]>`
    insert into appointments (patient_id, practitioner_id, starts_at, ends_at, free_again_at, status, held_until,
      booked_at, canceled_at, canceled_by, consultation_type, gender_preference, appearance, topic, price_cents)
    values (${patientId}, ${studentId}, ${startsAt}, ${endsAt}, ${addMinutes(endsAt, CONSULTATION_BUFFER_MINUTES)},
      ${isCanceled ? 'canceled' : 'confirmed'}, ${bookedAt}, ${bookedAt}, ${isCanceled ? bookedAt : null},
      ${isCanceled ? 'patient' : null}, 'individual', 'any', 'first_name', ${topic}, ${CONSULTATION_PRICE_CENTS})
    returning id`
  if (!appointment) throw new Error('the appointment was not written')
  if (!isCanceled && endsAt <= now) {
    const seconds = CONSULTATION_MINUTES * 60
    await sql`
      insert into consultation_outcomes (appointment_id, verdict, joint_seconds, practitioner_seconds, settled_at)
      values (${appointment.id}, 'held', ${seconds}, ${seconds}, ${endsAt})`
  }
  const wall = wallTimeOf(startsAt)
  const metadata = { appointment: { id: appointment.id, type: 'individual', date: wall.day, time: wall.time } }
  await sql`
    insert into payments (user_id, appointment_id, amount, currency, payment_type, payment_status, refunded_amount,
      metadata, provider, provider_reference, created_at, completed_at)
    values (${patientId}, ${appointment.id}, ${CONSULTATION_PRICE_CENTS}, ${CURRENCY}, 'consultation',
      ${isCanceled ? 'refunded' : 'completed'}, ${isCanceled ? CONSULTATION_PRICE_CENTS : 0}, ${sql.json(metadata)},
      'sandbox', ${appointment.id}, ${bookedAt}, ${bookedAt})`
}
