import { beforeAll, expect, test } from 'vitest'
import { DEMO_PASSWORD, demoAccounts } from '#domain/auth/demo-accounts.ts'
import { seedDemo } from '#server/demo/seed-demo.ts'
import { seedDemoProof } from '#server/demo/seed-demo-proof.ts'
import { seedDemoRoom } from '#server/demo/seed-demo-room.ts'
import { describeDatabase } from '../../../scripts/db-types/describe-database.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'

let app: TestApp
beforeAll(async () => {
  // Seeding writes a lot at once, so a busy machine needs a longer statement timeout.
  app = await startTestApp({ settings: { STATEMENT_TIMEOUT_MS: '60000' } })
  await Promise.all([seedDemo(app.deps.db), seedDemo(app.deps.db)])
  await seedDemo(app.deps.db)
})

const count = async (rows: Promise<{ count: number }[]>) => (await rows)[0]?.count

test('one student’s file waits to be verified, with a document that opens', async () => {
  const { db, files } = app.deps
  await Promise.all([seedDemoProof(db, files, new Date()), seedDemoProof(db, files, new Date())])
  const admin = await app.as('admin')
  const { data } = await admin.from('admin_verifications').select('*').eq('state', 'waiting')
  expect(data).toMatchObject([{ name: 'Nora Lemaire', mimetype: 'application/pdf', is_email_verified: true }])
  const opened = await admin.functions.invoke('open-proof', { body: { studentId: data?.[0]?.student_id } })
  expect(opened.error).toBeNull()
})

test('six validated students of different universities offer time over four weeks', async () => {
  const offering = await app.sql<{ university: string; offers: number }[]>`
    select p.university, count(*)::int as offers from free_starts f join profiles p on p.id = f.practitioner_id
    group by p.id, p.university`
  expect(new Set(offering.map(({ university }) => university)).size).toBe(6)
  expect(Math.min(...offering.map(({ offers }) => offers))).toBeGreaterThan(5)
})

test('the demo practitioner is booked at once, unless the account has chosen otherwise since', async () => {
  const notice = async () =>
    (
      await app.sql<{ notice: number }[]>`
        select c.notice_minutes as notice from app.calendars c join auth.users u on u.id = c.practitioner_id
        where u.email = ${demoAccounts.student.email}`
    )[0]?.notice
  expect(await notice()).toBe(0)
  const choose = (minutes: number) => app.sql`
    update app.calendars set notice_minutes = ${minutes}
    where practitioner_id = (select id from auth.users where email = ${demoAccounts.student.email})`
  await choose(240)
  await seedDemo(app.deps.db)
  expect(await notice()).toBe(240)
  await choose(0)
})

test('the demo patient has a past, a future and thirty days of mood, however often the server starts', async () => {
  const { email } = demoAccounts.patient
  const states = await app.sql<{ state: string; count: number }[]>`
    select case when a.status = 'canceled' then 'canceled' when a.starts_at > now() then 'coming' else 'past' end as state,
      count(*)::int from appointments a join auth.users u on u.id = a.patient_id where u.email = ${email}
    group by 1 order by 1`
  expect(states).toEqual([
    { state: 'canceled', count: 1 },
    { state: 'coming', count: 3 },
    { state: 'past', count: 3 },
  ])
  const moods = app.sql<{ count: number }[]>`
    select count(*)::int from mood_entries m join auth.users u on u.id = m.user_id where u.email = ${email}`
  expect(await count(moods)).toBe(25)
  const messages = app.sql<{ count: number }[]>`
    select count(*)::int from thread_messages m join threads t on t.id = m.thread_id
    join auth.users u on u.id = t.patient_id where u.email = ${email}`
  expect(await count(messages)).toBe(4)
})

test('a column of a view that the generated types call present is never null', async () => {
  const described = await describeDatabase(app.sql)
  const views = described.relations.filter(({ kind }) => kind === 'view')
  const people = Object.values(demoAccounts)
  let read = 0
  for (const { email } of people) {
    const client = app.visitor()
    expect((await client.auth.signInWithPassword({ email, password: DEMO_PASSWORD })).error).toBeNull()
    for (const { name, columns } of views) {
      const { data } = await client
        .from(name as 'my_appointments')
        .select('*')
        .limit(1000)
      const present = [...columns.values()].filter(({ isNullable }) => !isNullable)
      for (const row of data ?? [])
        for (const column of present) {
          read += 1
          expect(row[column.name as 'id'], `${name}.${column.name}`).not.toBeNull()
        }
    }
  }
  expect(read).toBeGreaterThan(1000)
})

test('a room is open to the demo patient and the demo student, and another once it has ended', async () => {
  const rooms = () => app.sql<{ id: string; minutes: number }[]>`
    select a.id, extract(epoch from a.starts_at - now())::int / 60 as minutes from appointments a
    join auth.users u on u.id = a.patient_id and u.email = ${demoAccounts.patient.email}
    join auth.users s on s.id = a.practitioner_id and s.email = ${demoAccounts.student.email}
    where a.status = 'confirmed' and a.starts_at between now() and now() + interval '10 minutes' order by a.booked_at desc`
  const [room] = await rooms()
  expect(await rooms()).toHaveLength(1)
  expect(room?.minutes).toBeLessThanOrEqual(3)
  await seedDemoRoom(app.deps.db, app.clock.now())
  expect(await rooms()).toHaveLength(1)
  await app.sql`insert into app.rooms (appointment_id, ended_at, ended_by) values (${room?.id ?? ''}, now(), 'patient')`
  await app.sql`insert into consultation_outcomes (appointment_id, verdict, joint_seconds, practitioner_seconds, settled_at)
    values (${room?.id ?? ''}, 'ended_by_patient', 1, 1, now())`
  app.clock.advance({ minutes: 5 })
  await seedDemoRoom(app.deps.db, app.clock.now())
  const [next] = await rooms()
  expect(next?.id).not.toBe(room?.id)
})

test('an unvisited demo room is deleted after an hour, with its payment', async () => {
  const [before] = await app.sql`select count(*)::int as payments from payments`
  const old = await app.sql<{ id: string }[]>`select id from appointments where topic like 'Essayer%'`
  await seedDemoRoom(app.deps.db, new Date(Date.now() + 3 * 60 * 60 * 1000))
  expect(await app.sql`select from appointments where id = any(${old.map(({ id }) => id)}::uuid[])`).toHaveLength(0)
  const [after] = await app.sql`select count(*)::int as payments from payments`
  // One more was booked instead.
  expect(after?.payments).toBe(before?.payments - old.length + 1)
})
