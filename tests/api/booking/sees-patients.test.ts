import { beforeAll, describe, expect, test } from 'vitest'
import { addDays, dayOf } from '#domain/time.ts'
import { expireStudentStatus } from '#server/jobs/supervision/expire-student-status.ts'
import { followLostSupervision } from '#server/jobs/supervision/follow-lost-supervision.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { refusalOf } from '../../support/refusal.ts'
import { book, hold, patientOf } from '../../support/rows/booking.ts'
import { createPerson, type Person } from '../../support/rows/people.ts'
import { createPractitioner, createSlot, dayAhead } from '../../support/rows/practitioners.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

const call = { data: {}, signal: new AbortController().signal }
const expire = () => expireStudentStatus.handle({ ...call, deps: app.deps })
const follow = () => followLostSupervision.handle({ ...call, deps: app.deps })
const mailsTo = async (address: string) =>
  (await app.sql`select template from app.outgoing_mails where recipient = ${address} order by created_at`).map(
    ({ template }) => template,
  )
const offersOf = async (id: string) =>
  (await app.sql`select starts_at from app.offered_starts where practitioner_id = ${id}`).length
const statusOf = async (id: string) => {
  const [row] = await app.sql`
    select a.status, a.canceled_by, r.amount, r.reason from appointments a
    left join payments p on p.appointment_id = a.id left join app.refunds r on r.payment_id = p.id where a.id = ${id}`
  return row
}
const refunded = { status: 'canceled', canceled_by: 'service', amount: 2999, reason: 'practitioner_withdrawn' }

async function supervised(): Promise<{ student: Person; supervisor: Person }> {
  const supervisor = await createPerson(app.sql, 'therapist')
  const student = await createPractitioner(app.sql)
  await app.sql`update profiles set supervisor_id = ${supervisor.id} where id = ${student.id}`
  return { student, supervisor }
}

describe('a student is shown to patients', () => {
  test.each([
    ['without an accepted proof', 'validated_at = null'],
    ['after the last day of the status', "status_valid_until = (now() at time zone 'Europe/Paris')::date - 1"],
    ['without a supervisor', 'supervisor_id = null'],
    ['while suspended', 'suspended_at = now()'],
  ])('not %s, and nobody books with them', async (_why, change) => {
    const { student } = await supervised()
    const [start = new Date()] = await createSlot(app.sql, student, dayAhead(20))
    expect(await offersOf(student.id)).toBe(1)
    await app.sql.unsafe(`update profiles set ${change} where id = '${student.id}'`)
    expect(await offersOf(student.id)).toBe(0)
    const patient = await patientOf(app)
    expect(await refusalOf(await hold(patient, start, { practitionerId: student.id }))).toMatchObject({
      code: 'slot_taken',
    })
  })

  test('on the last day of the status still', async () => {
    const { student } = await supervised()
    await createSlot(app.sql, student, dayAhead(20))
    await app.sql`update profiles set status_valid_until = ${dayOf(new Date())} where id = ${student.id}`
    expect(await offersOf(student.id)).toBe(1)
  })

  test.each(['suspended_at = now()', 'verified_at = null', "user_type = 'patient'"])(
    'not once their supervisor’s row says %s',
    async (change) => {
      const { student, supervisor } = await supervised()
      await createSlot(app.sql, student, dayAhead(20))
      await app.sql.unsafe(`update profiles set ${change} where id = '${supervisor.id}'`)
      expect(await offersOf(student.id)).toBe(0)
    },
  )

  test('not by an offer that outlived midnight', async () => {
    const { student } = await supervised()
    const [start = new Date()] = await createSlot(app.sql, student, dayAhead(21))
    await app.sql`alter table profiles disable trigger offer_follows_profile`
    await app.sql`update profiles set status_valid_until = '2020-10-31' where id = ${student.id}`
    await app.sql`alter table profiles enable trigger offer_follows_profile`
    expect(await offersOf(student.id)).toBe(1)
    const patient = await patientOf(app)
    expect(await refusalOf(await hold(patient, start, { practitionerId: student.id }))).toMatchObject({
      code: 'slot_taken',
    })
    await expire()
    expect(await offersOf(student.id)).toBe(0)
  })
})

test('a psychologist with an unchecked title is not bookable', async () => {
  const psychologist = await createPerson(app.sql, 'therapist')
  await createSlot(app.sql, psychologist, dayAhead(20))
  expect(await offersOf(psychologist.id)).toBe(1)
  await app.sql`update profiles set verified_at = null where id = ${psychologist.id}`
  expect(await offersOf(psychologist.id)).toBe(0)
})

describe('a status that ends', () => {
  test('is announced once for each of the three days', async () => {
    const { student } = await supervised()
    const until = addDays(dayOf(app.deps.clock()), 16)
    await app.sql`update profiles set status_valid_until = ${until} where id = ${student.id}`
    await expire()
    await expire()
    expect(await mailsTo(student.email)).toEqual(['status-renewal'])
  })

  test('leaves what lies within fourteen days and refunds the rest, once', async () => {
    const { student } = await supervised()
    const patient = await patientOf(app)
    const [near = new Date()] = await createSlot(app.sql, student, dayAhead(13))
    const [far = new Date()] = await createSlot(app.sql, student, dayAhead(16))
    const kept = await book(patient, near, { practitionerId: student.id })
    const lost = await book(patient, far, { practitionerId: student.id })
    await app.sql`update profiles set status_valid_until = ${addDays(dayOf(new Date()), -1)} where id = ${student.id}`
    await expire()
    await expire()
    expect(await statusOf(kept)).toMatchObject({ status: 'confirmed', amount: null })
    expect(await statusOf(lost)).toEqual(refunded)
    const mails = await mailsTo(student.email)
    expect(mails.filter((template) => template === 'status-expired')).toHaveLength(1)
    expect((await mailsTo(patient.person.email)).filter((one) => one === 'appointment-canceled')).toHaveLength(1)
  })
})

test('a supervisor who leaves with ten students loses nobody’s appointment in silence', async () => {
  await follow()
  const admin = await createPerson(app.sql, 'admin')
  const supervisor = await createPerson(app.sql, 'therapist')
  const students = await Promise.all(Array.from({ length: 10 }, () => createPractitioner(app.sql)))
  await app.sql`update profiles set supervisor_id = ${supervisor.id} where id in ${app.sql(students.map(({ id }) => id))}`
  const [first, second] = students as [Person, Person]
  const patient = await patientOf(app)
  const [soon = new Date()] = await createSlot(app.sql, first, dayAhead(1), '18:00', '19:00')
  const [later = new Date()] = await createSlot(app.sql, second, dayAhead(6))
  const lost = await book(patient, soon, { practitionerId: first.id })
  const kept = await book(patient, later, { practitionerId: second.id })

  await app.sql`delete from auth.users where id = ${supervisor.id}`
  await follow()
  await follow()
  expect(await statusOf(lost)).toEqual(refunded)
  expect(await statusOf(kept)).toMatchObject({ status: 'confirmed' })
  expect(await mailsTo(patient.person.email)).toContain('appointment-canceled')
  for (const student of students)
    expect((await mailsTo(student.email)).filter((one) => one === 'supervision-lost')).toEqual(['supervision-lost'])
  expect((await mailsTo(admin.email)).filter((one) => one === 'supervision-lost')).toHaveLength(10)
  const [history] = await app.sql`
    select supervisor_id, supervisor_name, ended_at is not null as is_over from app.supervisions
    where student_id = ${first.id} order by began_at desc limit 1`
  expect(history).toEqual({ supervisor_id: null, supervisor_name: 'Camille therapist', is_over: true })
})
