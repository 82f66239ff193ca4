import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { FunctionName } from '#domain/functions.ts'
import { createPostgresFanout } from '#server/db/postgres-fanout.ts'
import { SiteState } from '#server/site/site-state.ts'
import { afterTestFile } from '../../support/after-test-file.ts'
import { type Client, startTestApp, type TestApp } from '../../support/app.ts'
import { invoke } from '../../support/invoke.ts'
import { book, patientOf } from '../../support/rows/booking.ts'
import type { Person } from '../../support/rows/people.ts'
import { createPractitioner, createSlot, dayAhead } from '../../support/rows/practitioners.ts'
import { runRenewals } from '../../support/rows/premium.ts'
import { newEmail, PASSWORD } from '../../support/rows/sign-up.ts'
import { solveSecurityCheck } from '../../support/security-check.ts'

let app: TestApp
let admin: Client & { person: Person }

beforeAll(async () => {
  app = await startTestApp({ settings: { AUTOMATIC_CONFIRMATION: 'on' } })
})

const set = (name: string, isOn: boolean, until: string | null = null) =>
  invoke(admin, 'set-switch', { name, isOn, until })
const inHours = (hours: number) => new Date(app.deps.clock().getTime() + hours * 3_600_000)
const maintain = (until = inHours(1)) => set('maintenance', true, until.toISOString())

beforeEach(async () => {
  await app.sql`update app.site_switches set is_on = name <> 'maintenance', until = null`
  await app.sql`delete from app.announcements`
  await app.deps.site.load()
  // Created per test, because the test clock moves.
  admin = await app.as('admin')
})

/** Acts that each switch closes, tried only as far as the switch. */
const closed: [FunctionName, string][] = [
  ['hold-slot', 'bookings'],
  ['hold-slot', 'payments'],
  ['move-appointment', 'bookings'],
  ['create-payment', 'payments'],
  ['subscribe-to-premium', 'payments'],
  ['send-registration-code', 'sign_ups'],
]

describe('maintenance', () => {
  test.each([...new Set(closed.map(([name]) => name))])('closes %s, and says until when', async (name) => {
    const patient = await patientOf(app)
    expect((await maintain()).status).toBe(200)
    const answer = await invoke(patient, name, {})
    expect(answer).toMatchObject({ status: 503, body: { code: 'maintenance' } })
    expect(answer.body.message).toMatch(/^Le site est en maintenance jusqu’à .*\d+\u00A0h.*\.$/)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(3500)
  })

  test('closes the sign-up of the auth door, and signing in stays open', async () => {
    const email = newEmail()
    expect((await app.visitor().auth.signUp({ email, password: PASSWORD })).error).toBeNull()
    await maintain()
    const refused = await app.visitor().auth.signUp({ email: newEmail(), password: PASSWORD })
    // The official client drops the error code of a 503.
    expect(refused.error).toMatchObject({ status: 503, message: expect.stringContaining('en maintenance jusqu’à') })
    expect((await app.visitor().auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull()
  })

  test('leaves crisis replies, contact, cancelling with its refund and rooms open', async () => {
    const practitioner = await createPractitioner(app.sql)
    const [start = new Date()] = await createSlot(app.sql, practitioner, dayAhead(4))
    const patient = await patientOf(app)
    const id = await book(patient, start, { practitionerId: practitioner.id })
    await maintain()
    const chat = await invoke(app.visitor(), 'chat-wit-ai', {
      sessionId: crypto.randomUUID(),
      message: 'Je vais me suicider ce soir',
    })
    expect(chat.status).toBe(200)
    expect(JSON.stringify(chat.body)).toContain('3114')
    expect((await invoke(patient, 'enter-room', { appointmentId: id })).status).not.toBe(503)
    const visitor = app.visitor()
    const message = { name: 'Camille', email: newEmail(), subject: 'Bonjour', message: 'Une question.' }
    const sent = await invoke(visitor, 'send-contact-message', {
      ...message,
      securityCheck: await solveSecurityCheck(visitor),
    })
    expect(sent.status).toBe(200)
    const canceled = await invoke(patient, 'cancel-appointment', { appointmentId: id, refundCents: 2999 })
    expect(canceled.status).not.toBe(503)
  })

  test('ends by itself', async () => {
    const patient = await patientOf(app)
    const until = inHours(1)
    await maintain(until)
    await app.deps.site.load()
    expect(app.deps.site.notices()).toMatchObject([{ kind: 'maintenance', until: until.toISOString() }])
    app.clock.advance({ hours: 2 })
    expect((await invoke(patient, 'create-payment', {})).status).not.toBe(503)
    expect(app.deps.site.notices()).toEqual([])
  })

  test.each([
    ['no end', () => null, 'maintenance_end_missing'],
    ['an end in the past', () => inHours(-1).toISOString(), 'maintenance_end_refused'],
    ['an end far away', () => inHours(49).toISOString(), 'maintenance_end_refused'],
  ])('is refused with %s', async (_what, until, code) => {
    expect(await set('maintenance', true, until())).toMatchObject({ status: 422, body: { code } })
    expect(app.deps.site.notices()).toEqual([])
  })
})

test.each(closed)('%s is closed by the switch of %s alone', async (name, act) => {
  const patient = await patientOf(app)
  const others = ['sign_ups', 'bookings', 'payments', 'model'].filter(
    (one) => !closed.some(([closedName, by]) => closedName === name && by === one),
  )
  for (const other of others) await set(other, false)
  expect((await invoke(patient, name, {})).status).not.toBe(503)
  await set(act, false)
  expect((await invoke(patient, name, {})).status).toBe(503)
  await set(act, true)
  expect((await invoke(patient, name, {})).status).not.toBe(503)
})

test('no month of premium is charged while payments are closed', async () => {
  const patient = await patientOf(app)
  await app.sql`
    insert into subscriptions (user_id, status, price_cents, renews, started_at, paid_until, access_until, periods_paid)
    values (${patient.person.id}, 'active', 999, false, ${inHours(-800)}, ${inHours(-1)}, ${inHours(-1)}, 1)`
  const status = async () =>
    (await app.sql`select status from subscriptions where user_id = ${patient.person.id}`)[0]?.status
  await set('payments', false)
  await runRenewals(app)
  expect(await status()).toBe('active')
  await set('payments', true)
  await runRenewals(app)
  expect(await status()).not.toBe('active')
})

test('another process knows within a second, through the database', async () => {
  const { db, clock, log } = app.deps
  const fanout = createPostgresFanout({ target: app.target, statementTimeoutMs: 15_000 }, log)
  await fanout.listen()
  const other = new SiteState({ db, fanout, clock, log })
  // Polled so rarely that only the notification can have triggered it.
  await other.start({ pollEveryMs: 600_000 })
  afterTestFile(async () => {
    await other.stop()
    await fanout.close()
  })
  await maintain()
  await expect.poll(() => other.refusalOf('bookings')?.code, { timeout: 1000, interval: 20 }).toBe('maintenance')
})

test('a process that missed the notification looks for itself', async () => {
  const { db, fanout, clock, log } = app.deps
  const other = new SiteState({ db, fanout, clock, log })
  await other.start({ pollEveryMs: 20 })
  afterTestFile(() => other.stop())
  await app.sql`update app.site_switches set is_on = false where name = 'bookings'`
  await expect.poll(() => other.refusalOf('bookings')?.code).toBe('bookings_closed')
})

describe('announcements', () => {
  const publish = (body: string, from: number, until: number) =>
    invoke(admin, 'publish-announcement', {
      body,
      startsAt: inHours(from).toISOString(),
      endsAt: inHours(until).toISOString(),
    })
  const shown = async () => {
    const response = await app.fetch('/site/v1/notices')
    const { announcements } = (await response.json()) as { announcements: { body: string }[] }
    return announcements.map(({ body }) => body)
  }

  test('are shown to everybody from their start to their end, and no longer once withdrawn', async () => {
    const { body } = await publish('Notre accueil est fermé lundi.', -1, 1)
    await publish('Plus tard', 2, 3)
    await expect.poll(shown).toEqual(['Notre accueil est fermé lundi.'])
    await invoke(admin, 'withdraw-announcement', { announcementId: body.announcementId })
    await expect.poll(shown).toEqual([])
    app.clock.advance({ hours: 2.5 })
    await app.deps.site.load()
    expect(await shown()).toEqual(['Plus tard'])
  })

  test('are refused empty, too long, or over before they begin', async () => {
    expect((await publish(' ', -1, 1)).status).toBe(422)
    expect((await publish('a'.repeat(301), -1, 1)).status).toBe(422)
    expect(await publish('Bonjour', 1, 1)).toMatchObject({ body: { code: 'announcement_ends_before' } })
    expect(await publish('Bonjour', -2, -1)).toMatchObject({ body: { code: 'announcement_ends_before' } })
  })
})

test('each change is in the audit log, with who made it', async () => {
  await set('model', false)
  const [entry] = await app.sql`
    select l.actor_id, l.act, l.subject, d.detail from app.audit_log l join app.audit_details d using (n)
    order by l.n desc limit 1`
  expect(entry).toEqual({
    actor_id: admin.person.id,
    act: 'set-switch',
    subject: 'model',
    detail: { isOn: false, until: null },
  })
})
