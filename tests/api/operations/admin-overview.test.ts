import { beforeAll, expect, test } from 'vitest'
import { addDays, dayOf, startOfDay } from '#domain/time.ts'
import { countFigures } from '#server/jobs/count-figures.ts'
import { type Client, startTestApp, type TestApp } from '../../support/app.ts'
import { insertPaidAppointment } from '../../support/rows/paid-appointment.ts'
import { createPerson, type Person } from '../../support/rows/people.ts'
import { createPractitioner } from '../../support/rows/practitioners.ts'

let app: TestApp
let admin: Client & { person: Person }

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.as('admin')
})

const noonOf = (daysAgo: number) =>
  new Date(startOfDay(addDays(dayOf(new Date()), -daysAgo)).getTime() + 12 * 3_600_000)

const overview = async () => {
  const { data, error } = await admin.from('admin_overview').select().single()
  if (!data) throw error
  return data
}

/** A person who signed up, booked and was refunded, on one day. */
async function oneOfEach(daysAgo: number, isTest = false) {
  const at = noonOf(daysAgo)
  const patient = await createPerson(app.sql, 'patient')
  const { appointmentId, paymentId } = await insertPaidAppointment(app.sql, patient.id, { startsAt: at })
  await app.sql`update auth.users set created_at = ${at} where id = ${patient.id}`
  await app.sql`update appointments set booked_at = ${at} where id = ${appointmentId}`
  await app.sql`update payments set is_test = ${isTest} where id = ${paymentId}`
  await app.sql`insert into app.refunds (payment_id, amount, reason, created_at)
    values (${paymentId}, 999, 'decided_by_team', ${at})`
}

test('the weeks are the same before and after the night counted their days', async () => {
  await app.sql`update auth.users set created_at = now() - interval '60 days'`
  for (const daysAgo of [1, 6, 7, 13, 14]) await oneOfEach(daysAgo)
  await oneOfEach(2, true)
  // Practitioners inserted along with the rows.
  await app.sql`update auth.users set created_at = now() - interval '60 days'
    where id in (select id from profiles where user_type <> 'patient')`
  const expected = {
    sign_ups: 3,
    sign_ups_before: 2,
    bookings: 3,
    bookings_before: 2,
    refunds: 2,
    refund_cents: 1998,
  }
  expect(await overview()).toMatchObject(expected)
  await countFigures.handle({ deps: app.deps, data: {}, signal: AbortSignal.timeout(20_000) })
  expect(await overview()).toMatchObject(expected)
  // A counted day is final, whatever is deleted later.
  await app.sql`delete from app.refunds where created_at = ${noonOf(6)}`
  expect(await overview()).toMatchObject(expected)
})

test('a proof waits until it is answered, and again when another one comes', async () => {
  const student = await createPractitioner(app.sql)
  const send = (name: string, daysAgo: number) => app.sql`
    insert into storage.objects (bucket_id, name, owner, version, size, mimetype, etag, cache_control, created_at)
    values ('proofs', ${`${student.id}/${name}`}, ${student.id}, gen_random_uuid(), 1000, 'application/pdf', 'etag', 'no-store',
      ${noonOf(daysAgo)})`
  const before = (await overview()).proofs
  await send('first.pdf', 5)
  expect((await overview()).proofs).toBe(before + 1)
  await app.sql`insert into app.proof_reviews (student_id, reviewer_id, decision, reason, reviewed_at, before)
    values (${student.id}, ${admin.person.id}, 'complement', 'Tampon illisible', ${noonOf(4)}, '{}')`
  expect((await overview()).proofs).toBe(before)
  await send('second.pdf', 3)
  expect(await overview()).toMatchObject({
    proofs: before + 1,
    oldest_proof_at: noonOf(3).toISOString().replace('.000Z', '+00:00'),
  })
  await app.sql`update profiles set suspended_at = now() where id = ${student.id}`
  expect((await overview()).proofs).toBe(before)
})

test('a student without a supervisor is named until one is found', async () => {
  const [student, psychologist] = [await createPractitioner(app.sql), await createPerson(app.sql, 'therapist')]
  await app.sql`update profiles set supervisor_id = null where id = ${student.id}`
  const { students_without_supervisor: alone } = await overview()
  expect(alone).toBeGreaterThan(0)
  await app.sql`update profiles set supervisor_id = ${psychologist.id} where id = ${student.id}`
  expect((await overview()).students_without_supervisor).toBe(alone - 1)
})

test('proofs that were answered cost nothing: their students are not looked up', async () => {
  const students = app.sql`
    select md5('answered' || i)::uuid as id, now() - interval '1 year' as at from generate_series(1, 500) i`
  await app.sql.begin(async (sql) => {
    await sql`set local session_replication_role = replica`
    await sql`insert into auth.users (id, email) select id, id || '@exemple.fr' from (${students}) s`
    await sql`insert into profiles (id, user_type) select id, 'student' from (${students}) s`
    await sql`insert into storage.objects (bucket_id, name, owner, version, size, mimetype, etag, cache_control, created_at)
      select 'proofs', id || '/proof.pdf', id, gen_random_uuid(), 1000, 'application/pdf', 'etag', 'no-store', at from (${students}) s`
    await sql`insert into app.proof_reviews (student_id, decision, reason, reviewed_at, before)
      select id, 'complement', 'Tampon illisible', at + interval '1 hour', '{}' from (${students}) s`
  })
  await app.sql`analyze`
  const plan = await app.sql`explain select * from admin_overview`
  const text = plan.map((line) => line['QUERY PLAN']).join('\n')
  expect(text).toMatch(/Index Scan using profiles_pkey on profiles p\b/)
  expect(text).toMatch(/Index.* objects_proofs_idx/)
})
