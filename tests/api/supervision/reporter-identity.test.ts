import { beforeAll, expect, test } from 'vitest'
import { IDENTITY_OPEN_MINUTES } from '#domain/constants.ts'
import { eraseAccount } from '#server/account/erase-account.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { type Room, roomOf, type SignedIn } from '../../support/browser/rooms.ts'
import { invoke } from '../../support/invoke.ts'

let app: TestApp
let admin: SignedIn

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.as('admin')
})

const REASON = 'Danger de mort, sans réponse par e-mail.'

async function newReferent(): Promise<SignedIn> {
  const person = await app.as('therapist')
  await app.sql`update profiles set is_referent = true, first_name = 'Anne', last_name = 'Petit' where id = ${person.person.id}`
  return person
}

interface Reported extends Room {
  referent: SignedIn
  reportId: string
}

/** A report by « Luciole », which a referent has opened. */
async function reported(category = 'danger'): Promise<Reported> {
  const room = await roomOf(app, { minutesAgo: 60, appearance: 'pseudonym' })
  await app.sql`update profiles set first_name = 'Claire', last_name = 'Leroy' where id = ${room.patient.person.id}`
  await invoke(room.patient, 'report-practitioner', { appointmentId: room.id, category, body: 'Il m’a menacée.' })
  const { data } = await room.patient.from('reports').select('id')
  const opened = { ...room, referent: await newReferent(), reportId: data?.[0]?.id ?? '' }
  expect((await open(opened)).body).toMatchObject({
    reporterName: 'Luciole',
    opening: { state: 'none', identity: null },
  })
  return opened
}

const open = ({ referent, reportId }: Reported) => invoke(referent, 'open-report', { reportId })
const ask = ({ referent, reportId }: Reported, reason = REASON) =>
  invoke(referent, 'request-reporter-identity', { reportId, reason })
const requestOf = async ({ reportId }: Reported) => {
  const [request] = await app.sql<{ id: string; sentence: string; reason: string }[]>`
    select id, sentence, reason from app.act_requests where input ->> 'reportId' = ${reportId} order by requested_at desc`
  return request
}
const decide = async (report: Reported, decision: string) =>
  invoke(admin, 'decide-act', { requestId: (await requestOf(report))?.id, decision })

test('a referent reads the identity behind a grave report for an hour, once an administrator agrees', async () => {
  const report = await reported()
  expect((await ask(report, 'vite')).status).toBe(422)
  expect((await ask(report)).status).toBe(200)
  expect(await ask(report)).toMatchObject({ body: { code: 'act_waiting' } })
  expect((await open(report)).body).toMatchObject({ opening: { state: 'asked', identity: null } })
  const told =
    await app.sql`select from app.outgoing_mails where template = 'act-requested' and recipient = ${admin.person.email}`
  expect(told).toHaveLength(1)
  expect((await decide(report, 'approved')).status).toBe(200)
  const { email } = report.patient.person
  expect((await open(report)).body).toMatchObject({
    opening: { state: 'open', identity: { name: 'Claire Leroy', email } },
  })
  const mails = await app.sql`select template from app.outgoing_mails where recipient = ${report.referent.person.email}`
  expect(mails).toContainEqual({ template: 'reporter-identity-opened' })
  await app.sql`update identity_openings set open_until = open_until - ${IDENTITY_OPEN_MINUTES} * interval '1 minute'`
  expect((await open(report)).body).toMatchObject({ opening: { state: 'over', identity: null } })
})

test('the person reads who saw their identity and why; the practitioner and administrators read nothing', async () => {
  const report = await reported()
  await ask(report)
  await decide(report, 'approved')
  const { data: log } = await report.patient.from('access_log').select('actor_name').eq('act', 'identity-opened')
  expect(log).toEqual([{ actor_name: 'Anne P., psychologue' }])
  const reasons = async (who: SignedIn) => (await who.from('identity_openings').select('reason')).data
  expect(await reasons(report.patient)).toEqual([{ reason: REASON }])
  expect(await reasons(report.practitioner)).toEqual([])
  const { body } = await invoke(report.practitioner, 'open-identity', { appointmentId: report.id })
  expect(body).toMatchObject({ state: 'none', identity: null })
  const { data: seen } = await admin.from('admin_act_requests').select('*')
  for (const secret of ['Claire', 'Leroy', 'Luciole', report.patient.person.id, 'menacée'])
    expect(JSON.stringify(seen)).not.toContain(secret)
})

test('only the referent who has the report asks, and only for a grave one', async () => {
  const report = await reported()
  expect((await ask({ ...report, referent: await newReferent() })).status).toBe(404)
  expect((await ask({ ...report, referent: await app.as('therapist') })).status).toBe(404)
  expect((await ask({ ...report, referent: report.practitioner })).status).toBe(403)
  expect((await ask(await reported('conduct'))).status).toBe(404)
})

test('a refusal, or a referent who is no longer one, opens nothing', async () => {
  const report = await reported()
  await ask(report)
  expect((await decide(report, 'refused')).status).toBe(200)
  expect((await open(report)).body).toMatchObject({ opening: { state: 'none', identity: null } })
  await ask(report)
  await app.sql`update profiles set is_referent = false where id = ${report.referent.person.id}`
  expect(await decide(report, 'approved')).toMatchObject({ status: 403, body: { code: 'act_needs_another' } })
  expect(await app.sql`select from identity_openings where appointment_id = ${report.id}`).toEqual([])
})

test('an identity that was open is not told to the referent who takes the report next', async () => {
  const report = await reported()
  await ask(report)
  await decide(report, 'approved')
  await app.sql`update reports set answer_due_at = now() where id = ${report.reportId}`
  const next = { ...report, referent: await newReferent() }
  expect((await open(next)).body).toMatchObject({ opening: { state: 'none', identity: null } })
})

test('the reason goes with the person’s account', async () => {
  const report = await reported()
  await ask(report)
  const { id } = report.patient.person
  const { jobs, fanout, clock } = app.deps
  await app.deps.db.asService((sql) => eraseAccount(sql, { jobs, fanout, now: clock() }, { id, reason: 'asked' }))
  expect(await requestOf(report)).toBeUndefined()
  const kept =
    await app.sql`select from app.act_requests where reason = ${REASON} and requested_by = ${report.referent.person.id}`
  expect(kept).toEqual([])
})
