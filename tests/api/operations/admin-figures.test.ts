import { beforeAll, describe, expect, test } from 'vitest'
import { addDays, dayOf, startOfDay } from '#domain/time.ts'
import { countFigures } from '#server/jobs/count-figures.ts'
import { type Client, startTestApp, type TestApp } from '../../support/app.ts'
import { insertPaidAppointment } from '../../support/rows/paid-appointment.ts'
import { createPerson, type Person } from '../../support/rows/people.ts'
import { createPractitioner } from '../../support/rows/practitioners.ts'

let app: TestApp
let admin: Client & { person: Person }
const yesterday = addDays(dayOf(new Date()), -1)
const atNoon = new Date(startOfDay(yesterday).getTime() + 12 * 3_600_000)

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.as('admin')
})

const count = () => countFigures.handle({ deps: app.deps, data: {}, signal: AbortSignal.timeout(20_000) })
const rowOf = async (grain: 'day' | 'week' | 'month') => {
  const { data } = await admin.from('admin_figures').select().eq('grain', grain).order('starts_on')
  return data?.at(-1)
}

/** Inserts conversations that reached a risk level yesterday. */
async function conversations(level: string, times: number) {
  await app.sql`
    with talks as (
      insert into chat_sessions (session_id) select gen_random_uuid() from generate_series(1, ${times}) returning id
    )
    insert into chat_messages (chat_session_id, sender, message, level, created_at)
    select id, 'user', 'canari-7391', ${level}, ${atNoon} from talks`
}

describe('the figures', () => {
  beforeAll(async () => {
    const [patient, student] = [await createPerson(app.sql, 'patient'), await createPractitioner(app.sql)]
    const { appointmentId, paymentId } = await insertPaidAppointment(app.sql, patient.id, {
      practitionerId: student.id,
      startsAt: atNoon,
    })
    await app.sql`update payments set completed_at = ${atNoon} where id = ${paymentId}`
    await app.sql`update appointments set booked_at = ${atNoon} where id = ${appointmentId}`
    await app.sql`insert into slots (practitioner_id, starts_at, ends_at, starts)
      values (${student.id}, ${atNoon}, ${atNoon}::timestamptz + interval '4 hours', array[${atNoon}::timestamptz])`
    await app.sql`
      insert into consultation_outcomes (appointment_id, verdict, joint_seconds, practitioner_seconds, settled_at)
      values (${appointmentId}, 'patient_absent', 0, 900, ${atNoon})`
    await app.sql`insert into app.refunds (payment_id, amount, reason, created_at)
      values (${paymentId}, 999, 'decided_by_team', ${atNoon})`
    // A payment with a test card is not revenue.
    const tried = await insertPaidAppointment(app.sql, patient.id, { startsAt: new Date(atNoon.getTime() + 1) })
    await app.sql`update payments set completed_at = ${atNoon}, is_test = true where id = ${tried.paymentId}`
    await app.sql`update auth.users set created_at = ${atNoon} where id = ${patient.id}`
    await conversations('vigilance', 6)
    await conversations('crise', 4)
    await app.sql`insert into app.model_spending (day, micro_euros) values (${yesterday}, 1234567)`
    await app.sql`
      insert into consultation_ratings (appointment_id, patient_id, practitioner_id, stars, rated_at)
      values (${appointmentId}, ${patient.id}, ${student.id}, 4, ${atNoon})`
    await count()
  })

  test('say what the day was', async () => {
    expect(await rowOf('day')).toMatchObject({
      starts_on: yesterday,
      sign_ups: 1,
      bookings: 1,
      offered_minutes: 240,
      booked_minutes: 120,
      patient_absences: 1,
      practitioner_absences: 0,
      refunds: 1,
      refund_cents: 999,
      revenue_cents: 2999,
      chat_messages: 10,
      model_micro_euros: 1_234_567,
      ratings: 1,
      stars: 4,
    })
  })

  test('name no distress below five, and none of a single day', async () => {
    expect(await rowOf('week')).toMatchObject({ chat_vigilance: 6, chat_danger: null, chat_crisis: null })
    expect(await rowOf('month')).toMatchObject({ chat_vigilance: 6, chat_crisis: null })
    expect(await rowOf('day')).toMatchObject({ chat_vigilance: null, chat_danger: null, chat_crisis: null })
    const { data } = await admin.from('admin_figures').select()
    expect(JSON.stringify(data)).not.toContain('canari')
  })

  test('stand as they were counted, whatever is deleted or happens later, and a day is counted once', async () => {
    const before = await rowOf('day')
    await app.sql`delete from chat_sessions`
    await count()
    expect(await rowOf('day')).toEqual(before)
  })

  test('of missed days are computed later', async () => {
    await app.sql`delete from app.daily_figures`
    await app.sql`update auth.users set created_at = now() - interval '3 days' where id = ${admin.person.id}`
    await count()
    const { data } = await admin.from('admin_figures').select('starts_on').eq('grain', 'day').order('starts_on')
    expect(data?.map(({ starts_on: day }) => day)).toEqual([-3, -2, -1].map((days) => addDays(dayOf(new Date()), days)))
  })
})
