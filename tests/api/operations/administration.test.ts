import { beforeAll, describe, expect, test } from 'vitest'
import { appendAuditEntry } from '#server/audit/append-audit-entry.ts'
import { verifyChain } from '#server/audit/verify-chain.ts'
import { expireActRequests } from '#server/jobs/expire-act-requests.ts'
import { sealAuditLog } from '#server/jobs/seal-audit-log.ts'
import { type Client, startTestApp, type TestApp } from '../../support/app.ts'
import { brokenAfter } from '../../support/broken-after.ts'
import { invoke } from '../../support/invoke.ts'
import { book, patientOf } from '../../support/rows/booking.ts'
import { createPerson, type Person } from '../../support/rows/people.ts'
import { createPractitioner, createSlot, dayAhead } from '../../support/rows/practitioners.ts'

type Admin = Client & { person: Person }
let app: TestApp
let admin: Admin
let second: Admin

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.as('admin')
  second = await app.as('admin')
})

const verify = () => app.deps.db.asService((sql) => verifyChain(sql))
const entries = (act: string) => app.sql`select actor_id, subject from app.audit_log where act = ${act} order by n desc`
const people = (client: Client) => invoke(client, 'find-people', { words: 'ca' })
const setAmr = (person: Person, amr: object[]) =>
  app.sql`update auth.sessions set amr = ${app.sql.json(amr as never)} where id = ${person.claims.session_id}`
const seconds = (ago: number) => Math.floor(app.deps.clock().getTime() / 1000) - ago

describe('the gate', () => {
  const ways: [string, (person: Person) => Promise<unknown>][] = [
    ['proved by mail alone', (person) => setAmr(person, [{ method: 'otp', timestamp: seconds(0) }])],
    ['proved by a recovery code', (person) => setAmr(person, [{ method: 'mfa/recovery_code', timestamp: seconds(0) }])],
    [
      'whose second step is due',
      (person) => app.sql`update auth.sessions set second_step_due = true where id = ${person.claims.session_id}`,
    ],
    [
      'who was banned',
      ({ id }) => app.sql`update auth.users set banned_until = now() + interval '1 day' where id = ${id}`,
    ],
    [
      'who is no administrator any more',
      ({ id }) => app.sql`update auth.users set raw_app_meta_data = '{"user_type":"patient"}' where id = ${id}`,
    ],
    ['signed out', (person) => app.sql`delete from auth.sessions where id = ${person.claims.session_id}`],
  ]
  test.each(ways)('keeps out an administrator %s, though the token says otherwise', async (_who, change) => {
    const former = await app.as('admin')
    expect((await people(former)).status).toBe(200)
    await change(former.person)
    expect([401, 403]).toContain((await people(former)).status)
    const { data } = await former.from('admin_overview').select()
    expect(data ?? []).toEqual([])
  })

  test.each(['patient', 'student', 'therapist'] as const)('keeps out a %s', async (type) => {
    const person = await app.as(type)
    expect((await people(person)).status).toBe(403)
    expect((await person.from('admin_overview').select()).data).toEqual([])
  })

  test('asks for a code of the app at most ten minutes old before a grave act, and notes a refusal', async () => {
    const late = await app.as('admin')
    await setAmr(late.person, [
      { method: 'otp', timestamp: seconds(0) },
      { method: 'totp', timestamp: seconds(11 * 60) },
    ])
    const target = await createPractitioner(app.sql)
    const suspend = () => invoke(late, 'suspend-practitioner', { personId: target.id, reason: 'Essai du refus' })
    expect(await suspend()).toMatchObject({ status: 403, body: { code: 'fresh_proof_needed' } })
    expect(await entries('refused')).toContainEqual({ actor_id: late.person.id, subject: 'suspend-practitioner' })
    await setAmr(late.person, [{ method: 'totp', timestamp: seconds(60) }])
    expect((await suspend()).status).toBe(200)
  })
})

test('a suspension refunds all that is to come, tells everybody and leaves the students without supervision', async () => {
  const psychologist = await createPerson(app.sql, 'therapist')
  const student = await createPractitioner(app.sql)
  await app.sql`update profiles set supervisor_id = ${psychologist.id} where id = ${student.id}`
  const [start = new Date()] = await createSlot(app.sql, psychologist, dayAhead(3))
  const patient = await patientOf(app)
  const id = await book(patient, start, { practitionerId: psychologist.id })
  const answer = await invoke(admin, 'suspend-practitioner', { personId: psychologist.id, reason: 'Plainte grave' })
  expect(answer.body).toEqual({ canceled: 1 })
  const [row] = await app.sql`select status, canceled_by from appointments where id = ${id}`
  expect(row).toEqual({ status: 'canceled', canceled_by: 'service' })
  const [left] = await app.sql`select supervisor_id from profiles where id = ${student.id}`
  expect(left).toEqual({ supervisor_id: null })
  const recipients = (await app.sql`select recipient from app.outgoing_mails`).map(({ recipient }) => recipient)
  expect(recipients).toEqual(expect.arrayContaining([patient.person.email, psychologist.email]))
})

describe('an act of two people', () => {
  const referent = async () => {
    const psychologist = await createPerson(app.sql, 'therapist')
    const asked = await invoke(admin, 'request-act', {
      act: 'make-referent',
      input: { personId: psychologist.id },
      reason: 'Elle connaît les situations graves',
    })
    const isReferent = async () =>
      (await app.sql`select is_referent from profiles where id = ${psychologist.id}`)[0]?.is_referent
    return { psychologist, requestId: String(asked.body.requestId), isReferent }
  }
  const decide = (by: Client, requestId: string, decision = 'approved') =>
    invoke(by, 'decide-act', { requestId, decision })

  test('is done once the other agrees, and never by who asked', async () => {
    const { requestId, isReferent } = await referent()
    expect(await decide(admin, requestId)).toMatchObject({ status: 403, body: { code: 'act_needs_another' } })
    expect(await isReferent()).toBe(false)
    expect((await decide(second, requestId)).status).toBe(200)
    expect(await isReferent()).toBe(true)
    expect(await decide(second, requestId)).toMatchObject({ body: { code: 'act_decided' } })
  })

  test('runs the input that was stored', async () => {
    const { requestId, isReferent, psychologist } = await referent()
    const other = await createPerson(app.sql, 'therapist')
    await invoke(second, 'decide-act', { requestId, decision: 'approved', input: { personId: other.id } })
    expect(await isReferent()).toBe(true)
    const [row] = await app.sql`select is_referent from profiles where id = ${other.id}`
    expect(row).toEqual({ is_referent: false })
    expect(psychologist.id).not.toBe(other.id)
  })

  test('is over after a day, decided or not', async () => {
    const { requestId, isReferent } = await referent()
    await app.sql`update app.act_requests set expires_at = ${app.deps.clock()} where id = ${requestId}`
    expect(await decide(second, requestId)).toMatchObject({ body: { code: 'act_expired' } })
    await expireActRequests.handle({ deps: app.deps, data: {}, signal: AbortSignal.timeout(10_000) })
    expect(await isReferent()).toBe(false)
    const [row] = await app.sql`select decision from app.act_requests where id = ${requestId}`
    expect(row).toEqual({ decision: 'expired' })
  })

  test('is decided once under concurrency, and refused when the requester is no longer an administrator', async () => {
    const third = await app.as('admin')
    const { requestId } = await referent()
    const both = await Promise.all([decide(second, requestId), decide(third, requestId, 'refused')])
    expect(both.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409'])
    const asked = await invoke(third, 'request-act', {
      act: 'unmake-administrator',
      input: { personId: second.person.id },
      reason: 'Ne travaille plus ici',
    })
    await app.sql`update auth.users set raw_app_meta_data = '{"user_type":"patient"}' where id = ${third.person.id}`
    expect(await decide(admin, String(asked.body.requestId))).toMatchObject({ body: { code: 'act_needs_another' } })
  })

  test('no row says that one person decided alone', async () => {
    const { requestId } = await referent()
    await expect(
      app.sql`update app.act_requests set decision = 'approved', decided_at = now(), decided_by = requested_by
        where id = ${requestId}`,
    ).rejects.toThrow('act_requests_two_people')
  })

  test('invites a psychologist, who sees patients from then on', async () => {
    const input = {
      email: 'Marie.Curie@exemple.fr',
      firstName: 'Marie',
      lastName: 'Curie',
      registrationNumber: '10 003 456 789',
      practisingSince: '2015-09-01',
    }
    const reason = 'Diplôme et numéro vérifiés'
    const bad = await invoke(admin, 'request-act', {
      act: 'invite-psychologist',
      input: { ...input, registrationNumber: '12' },
      reason,
    })
    expect(bad).toMatchObject({ status: 422, body: { code: 'invalid_input' } })
    const asked = await invoke(admin, 'request-act', { act: 'invite-psychologist', input, reason })
    expect((await decide(second, String(asked.body.requestId))).status).toBe(200)
    const [made] = await app.sql`
      select p.user_type, p.registration_number, app.sees_patients(p.id) as sees_patients
      from profiles p join auth.users u on u.id = p.id where u.email = 'marie.curie@exemple.fr'`
    expect(made).toEqual({ user_type: 'therapist', registration_number: '10003456789', sees_patients: true })
    expect(await invoke(admin, 'request-act', { act: 'invite-psychologist', input, reason })).toMatchObject({
      body: { code: 'invited_address_known' },
    })
  })
})

describe('the audit log', () => {
  test('holds without gaps or forks when fifty write at once, and every act is in it', async () => {
    await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        app.deps.db.asService((sql) => appendAuditEntry(sql, null, { act: 'test', subject: String(i), detail: { i } })),
      ),
    )
    const verified = await verify()
    const [count] = await app.sql`select count(*)::int as n from app.audit_log`
    expect(verified).toMatchObject({ n: count?.n, brokenAt: null })
    expect((await entries('suspend-practitioner')).length).toBeGreaterThan(0)
  })

  test.each([
    'insert into app.audit_log select * from app.audit_log limit 0',
    "update app.audit_log set act = 'autre' where false",
    'delete from app.audit_log where false',
    "update app.audit_details set detail = '{}' where false",
    'update app.audit_head set n = 1 where false',
    'truncate app.audit_log',
    'insert into app.audit_seals select * from app.audit_seals limit 0',
    'alter table app.audit_log disable row level security',
  ])('is not the service’s to write: %s', async (statement) => {
    await expect(app.deps.db.asService((sql) => sql.unsafe(statement))).rejects.toMatchObject({ code: '42501' })
  })

  const damages: [string, string][] = [
    ['a changed word', "update app.audit_log set act = 'autre' where n = 5"],
    ['a changed detail', 'update app.audit_details set detail = \'{"i": 99}\' where n = 5'],
    ['a deleted entry', 'delete from app.audit_log where n = 5'],
    ['a cut end', 'delete from app.audit_log where n = (select max(n) from app.audit_log)'],
    [
      'two swapped entries',
      'update app.audit_log set n = case n when 5 then -6 else -5 end where n in (5, 6);update app.audit_log set n = -n where n < 0',
    ],
    [
      'an inserted entry',
      'insert into app.audit_log select n + 1, occurred_at, actor_id, act, subject, detail_hash, hash, hash from app.audit_log order by n desc limit 1',
    ],
  ]
  test.each(damages)('betrays %s', async (_what, statement) => {
    expect(await brokenAfter(app.sql, statement)).toEqual(expect.any(Number))
    expect((await verify()).brokenAt).toBeNull()
  })

  test('that was rewritten from some entry on does not match the mailed hash', async () => {
    const verified = await verify()
    if (verified.brokenAt !== null) throw new Error('broken')
    const known = { n: verified.n, hash: 'f'.repeat(64) }
    expect(await app.deps.db.asService((sql) => verifyChain(sql, known))).toEqual({ brokenAt: verified.n })
    expect(await app.deps.db.asService((sql) => verifyChain(sql, { ...verified, n: verified.n + 1 }))).toMatchObject({
      brokenAt: verified.n + 1,
    })
  })

  test('loses its words without breaking', async () => {
    await app.sql`delete from app.audit_details where n = 3`
    expect((await verify()).brokenAt).toBeNull()
  })

  test('is sealed at night, once for each head, and mailed to administrators', async () => {
    const seal = () => sealAuditLog.handle({ deps: app.deps, data: {}, signal: AbortSignal.timeout(10_000) })
    await seal()
    await seal()
    const verified = await verify()
    const mails = await app.sql`
      select data from app.outgoing_mails where template = 'audit-sealed' and recipient = ${admin.person.email}`
    expect(mails).toEqual([{ data: { n: 'n' in verified && verified.n, hash: 'hash' in verified && verified.hash } }])
  })
})
