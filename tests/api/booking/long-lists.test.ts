import { beforeAll, expect, test } from 'vitest'
import { addMinutes } from '#domain/time.ts'
import { readSlots } from '#web/features/availability/queries.ts'
import { readAppointments } from '#web/features/booking/read-appointments.ts'
import { readStageHours } from '#web/features/hours/queries.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import type { SignedIn } from '../../support/browser/rooms.ts'

// More rows than one response of the server holds: the screens need all of them.

const MANY = 1003

let app: TestApp
let student: SignedIn

beforeAll(async () => {
  app = await startTestApp()
  student = await app.as('student')
})

/** Without the triggers, which would rebuild the offer a thousand times. */
const insert = (rows: string, ...parameters: string[]) =>
  app.sql.begin(async (sql) => {
    await sql`set local session_replication_role = replica`
    await sql.unsafe(rows, parameters)
  })

test('a practitioner with many past consultations still sees the next one', async () => {
  const patient = await app.as('patient')
  await insert(
    `insert into appointments (patient_id, practitioner_id, starts_at, ends_at, free_again_at, status, held_until, booked_at,
      consultation_type, gender_preference, appearance, price_cents)
    select $1, $2, at, at + interval '45 minutes', at + interval '1 hour', 'confirmed', at, at - interval '1 day',
      'individual', 'any', 'first_name', 2999
    from generate_series(1, ${MANY}) i cross join lateral (select $3::timestamptz - i * interval '1 day') as t (at)`,
    patient.person.id,
    student.person.id,
    addMinutes(app.clock.now(), 2 * 24 * 60).toISOString(),
  )
  const read = await readAppointments(student)
  expect(read).toHaveLength(MANY)
  expect(new Date(read.at(-1)?.starts_at ?? 0).getTime()).toBeGreaterThan(app.clock.now().getTime())
})

test('an internship is shown with all its hours', async () => {
  await insert(
    `insert into stage_hours (student_id, kind, day, minutes, source, state, counted_for)
    select $1, 'session', date '2026-11-01' - i, 45, 'platform', 'confirmed', sha256(i::text::bytea)
    from generate_series(1, ${MANY}) i`,
    student.person.id,
  )
  const read = await readStageHours(student)
  expect(new Set(read.map(({ id }) => id)).size).toBe(MANY)
  expect(read.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(45 * MANY)
})

test('every open slot is listed', async () => {
  await insert(
    `insert into slots (practitioner_id, starts_at, ends_at, starts)
    select $1, at, at + interval '1 hour', array[at]
    from generate_series(1, ${MANY}) i cross join lateral (select date_trunc('hour', $2::timestamptz) + i * interval '2 hours') as t (at)`,
    student.person.id,
    app.clock.now().toISOString(),
  )
  expect(await readSlots(student)).toHaveLength(MANY)
})
