import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, test } from 'vitest'
import { addMinutes } from '#domain/time.ts'
import { settleConsultations } from '#server/jobs/booking/settle-consultations.ts'
import { tellLatePractitioner } from '#server/jobs/booking/tell-late-practitioner.ts'
import { remindOfNotes } from '#server/jobs/supervision/remind-of-notes.ts'
import { preparePayouts } from '#server/money/owed-payouts.ts'
import { settleConsultation } from '#server/video/settle-consultation.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { type Room, roomOf } from '../../support/browser/rooms.ts'
import { putStays } from '../../support/browser/stays.ts'
import { invoke } from '../../support/invoke.ts'

const settlingProcess = fileURLToPath(new URL('../../support/servers/settling-process.ts', import.meta.url))
let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

const call = { data: {}, signal: new AbortController().signal }
const settle = () => settleConsultations.handle({ ...call, deps: app.deps })
const outcomeOf = async ({ id }: Room) => {
  const [outcome] = await app.sql<
    {
      verdict: string
      joint_seconds: number
      refund_cents: number
      paid_despite_refund: boolean
      needs_review: boolean
    }[]
  >`select verdict, joint_seconds, refund_cents, paid_despite_refund, needs_review from consultation_outcomes where appointment_id = ${id}`
  return outcome
}
const refundsOf = ({ id }: Room) => app.sql<{ amount: number; reason: string }[]>`
  select r.amount, r.reason from app.refunds r join payments p on p.id = r.payment_id where p.appointment_id = ${id}`
const mailsQueuedTo = async (address: string) =>
  (await app.sql<{ template: string }[]>`select template from app.outgoing_mails where recipient = ${address}`).map(
    ({ template }) => template,
  )

describe('each minute', () => {
  test('nothing is judged while the practitioner may still come, nor while the room is open', async () => {
    const early = await roomOf(app, { minutesAgo: 9 })
    const running = await roomOf(app, { minutesAgo: 54 })
    await putStays(app, running, ['practitioner', 0, 45], ['patient', 0, 45])
    await settle()
    expect(await outcomeOf(early)).toBeUndefined()
    expect(await outcomeOf(running)).toBeUndefined()
  })

  test('an absent practitioner is notified after five minutes, and the patient refunded after ten', async () => {
    const room = await roomOf(app, { minutesAgo: 5 })
    await app.sql`update auth.users set phone = '33612345678', phone_confirmed_at = now() where id = ${room.practitioner.person.id}`
    await tellLatePractitioner.handle({ ...call, deps: app.deps })
    await tellLatePractitioner.handle({ ...call, deps: app.deps })
    expect(await mailsQueuedTo(room.practitioner.person.email)).toEqual(['patient-waits'])
    const [sms] = await app.sql<{ body: string }[]>`select body from app.outgoing_sms where recipient = '33612345678'`
    expect(sms?.body).toContain('on vous attend')

    await app.sql`update appointments set starts_at = starts_at - interval '6 minutes', ends_at = ends_at - interval '6 minutes' where id = ${room.id}`
    await settle()
    expect(await outcomeOf(room)).toMatchObject({ verdict: 'practitioner_absent', refund_cents: 2999 })
    expect(await refundsOf(room)).toEqual([{ amount: 2999, reason: 'practitioner_absent' }])
    expect(await mailsQueuedTo(room.patient.person.email)).toEqual(['consultation-settled'])
    // The call may continue, free of charge.
    expect((await invoke(room.practitioner, 'enter-room', { appointmentId: room.id })).body).toMatchObject({
      state: 'open',
      outcome: { verdict: 'practitioner_absent', refundCents: 2999 },
    })
  })

  test('half an hour together is held: no refund, and it counts', async () => {
    const room = await roomOf(app, { minutesAgo: 56 })
    await putStays(app, room, ['practitioner', -1, 45], ['patient', 0, 44])
    await settle()
    expect(await outcomeOf(room)).toMatchObject({ verdict: 'held', joint_seconds: 44 * 60, refund_cents: 0 })
    expect(await refundsOf(room)).toEqual([])
    const { data } = await room.patient.from('my_appointments').select('status, verdict').eq('id', room.id)
    expect(data).toEqual([{ status: 'completed', verdict: 'held' }])
  })

  test('an ended consultation is judged at once; one that was too short is refunded', async () => {
    const room = await roomOf(app, { minutesAgo: 12 })
    await putStays(app, room, ['practitioner', 0, 11, 'ended'], ['patient', 0, 11])
    await app.sql`update app.rooms set ended_at = now(), ended_by = 'practitioner' where appointment_id = ${room.id}`
    await settle()
    expect(await outcomeOf(room)).toMatchObject({
      verdict: 'too_short',
      refund_cents: 2999,
      paid_despite_refund: false,
    })
    const { data } = await room.practitioner.from('my_appointments').select('status, earned_cents').eq('id', room.id)
    expect(data?.[0]?.status).toBe('missed')
  })

  test('runs side by side, and again, refund once', async () => {
    const rooms = await Promise.all(Array.from({ length: 8 }, () => roomOf(app, { minutesAgo: 56 })))
    await Promise.all([settle(), settle(), settle(), settle()])
    await settle()
    for (const room of rooms) {
      expect(await outcomeOf(room)).toMatchObject({ verdict: 'practitioner_absent' })
      expect(await refundsOf(room)).toHaveLength(1)
      expect(await mailsQueuedTo(room.patient.person.email)).toHaveLength(1)
    }
  })

  test('a process killed in the middle of a refund leaves it to the next one, which refunds once', async () => {
    const room = await roomOf(app, { minutesAgo: 56 })
    await putStays(app, room, ['practitioner', 0, 45], ['patient', 0, 12])
    // The refund is written but not committed when the process is killed.
    await app.sql`create function public.dawdle() returns trigger language plpgsql as 'begin perform pg_sleep(30); return new; end'`
    await app.sql`create trigger dawdle after insert on app.refunds for each row execute function public.dawdle()`
    const { host, database } = app.sql.options
    const doomed = fork(settlingProcess, [String(host), database])
    const sleeping = () =>
      app.sql`select from pg_stat_activity where application_name = 'settling process' and wait_event = 'PgSleep'`
    await expect.poll(sleeping, { timeout: 20_000 }).toHaveLength(1)
    const ended = once(doomed, 'exit')
    doomed.kill('SIGKILL')
    await ended
    // PostgreSQL only notices the lost client at the end of the statement.
    await app.sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'settling process'`
    await expect.poll(sleeping).toHaveLength(0)
    await app.sql`drop function public.dawdle cascade`
    expect(await refundsOf(room)).toEqual([])
    await settle()
    await settle()
    expect(await refundsOf(room)).toEqual([{ amount: 2999, reason: 'too_short' }])
    expect(await outcomeOf(room)).toMatchObject({ verdict: 'too_short', refund_cents: 2999 })
    expect(await mailsQueuedTo(room.patient.person.email)).toEqual(['consultation-settled'])
  }, 60_000)

  test.each([
    ['loses the connection', 'lost'],
    ['leaves by the quick exit', 'left'],
  ] as const)(
    'a patient who %s for the third time in a year is looked at by a person, never blocked',
    async (_, how) => {
      const first = await roomOf(app, { minutesAgo: 56 })
      const rooms = [first]
      for (let n = 1; n < 3; n++)
        rooms.push(await roomOf(app, { minutesAgo: 56 + n * 24 * 60 }, { patient: first.patient }))
      const before = (await mailsQueuedTo(app.deps.settings.CONTACT_ADDRESS)).length
      for (const room of rooms) await putStays(app, room, ['practitioner', 0, 45], ['patient', 0, 29, how])
      await settle()
      expect(await Promise.all(rooms.map(async (room) => (await refundsOf(room)).length))).toEqual([0, 1, 1])
      expect(await outcomeOf(first)).toMatchObject({ verdict: 'too_short', needs_review: true, refund_cents: 0 })
      expect(await mailsQueuedTo(app.deps.settings.CONTACT_ADDRESS)).toHaveLength(before + 1)
    },
  )

  test('a patient who did not come is not refunded, and the practitioner is paid', async () => {
    const room = await roomOf(app, { minutesAgo: 56 })
    await putStays(app, room, ['practitioner', 0, 20])
    await settle()
    expect(await outcomeOf(room)).toMatchObject({ verdict: 'patient_absent', refund_cents: 0 })
    const { data } = await room.practitioner.from('my_appointments').select('earned_cents').eq('id', room.id)
    expect(data).toEqual([{ earned_cents: 2999 }])
  })

  test('notes that were not handed in are asked for once, a day later', async () => {
    const room = await roomOf(app, { minutesAgo: 45 + 24 * 60 })
    await putStays(app, room, ['practitioner', 0, 45], ['patient', 0, 45])
    await settle()
    for (let n = 0; n < 2; n++) await remindOfNotes.handle({ ...call, deps: app.deps })
    expect(await mailsQueuedTo(room.practitioner.person.email)).toEqual(['note-reminder'])
  })
})

describe('« La liaison a-t-elle marché ? »', () => {
  const heldRoom = async () => {
    const room = await roomOf(app, { minutesAgo: 56 })
    await putStays(app, room, ['practitioner', 0, 45], ['patient', 0, 45])
    await settle()
    return room
  }
  const report = (who: Room['patient'], { id }: Room, worked: boolean) =>
    invoke(who, 'report-connection', { appointmentId: id, worked })

  test('two « Non » refund, once, and the practitioner is paid all the same', async () => {
    const room = await heldRoom()
    await report(room.patient, room, false)
    expect(await refundsOf(room)).toEqual([])
    await report(room.practitioner, room, false)
    await report(room.practitioner, room, false)
    expect(await refundsOf(room)).toEqual([{ amount: 2999, reason: 'connection_failed' }])
    expect(await outcomeOf(room)).toMatchObject({ verdict: 'connection_failed', paid_despite_refund: true })
  })

  test('one « Non » is passed on after a day, and refunds nothing by itself', async () => {
    const room = await heldRoom()
    await report(room.patient, room, false)
    await report(room.practitioner, room, true)
    await app.sql`update app.connection_reports set reported_at = reported_at - interval '25 hours' where appointment_id = ${room.id}`
    await settle()
    await settle()
    expect(await outcomeOf(room)).toMatchObject({ verdict: 'held', needs_review: true })
    expect(await refundsOf(room)).toEqual([])
  })

  test('two « Non » before the verdict count too', async () => {
    const room = await roomOf(app, { minutesAgo: 50 })
    await putStays(app, room, ['practitioner', 0, 45], ['patient', 0, 45])
    await report(room.patient, room, false)
    await report(room.practitioner, room, false)
    await app.sql`update appointments set ends_at = ends_at - interval '6 minutes' where id = ${room.id}`
    await settle()
    expect(await outcomeOf(room)).toMatchObject({ verdict: 'connection_failed', refund_cents: 2999 })
  })
})

test('a consultation that is offered is refunded in full, and earns nothing', async () => {
  const room = await roomOf(app, { minutesAgo: 56 })
  await putStays(app, room, ['practitioner', 0, 45], ['patient', 0, 45])
  await settle()
  expect((await invoke(room.patient, 'offer-consultation', { appointmentId: room.id })).status).toBe(403)
  const offer = async () => (await invoke(room.practitioner, 'offer-consultation', { appointmentId: room.id })).body
  expect(await offer()).toEqual({ offered: 'refunded' })
  expect(await offer()).toEqual({ offered: 'refunded_before' })
  expect(await refundsOf(room)).toEqual([{ amount: 2999, reason: 'offered' }])
  expect(await outcomeOf(room)).toMatchObject({ verdict: 'held', paid_despite_refund: false })
})

test('one that is offered during the call is refunded once it is over, whatever else it was', async () => {
  const room = await roomOf(app, { minutesAgo: 40 })
  await putStays(app, room, ['practitioner', 0, 40], ['patient', 0, 40])
  expect((await invoke(room.practitioner, 'offer-consultation', { appointmentId: room.id })).body).toEqual({
    offered: 'at_the_end',
  })
  expect(await refundsOf(room)).toEqual([])
  await invoke(room.practitioner, 'end-consultation', { appointmentId: room.id })
  await settle()
  expect(await refundsOf(room)).toEqual([{ amount: 2999, reason: 'offered' }])
  expect(await outcomeOf(room)).toMatchObject({ verdict: 'held', refund_cents: 2999, paid_despite_refund: false })
})

test('one that is offered while its outcome is being decided is refunded', async () => {
  const room = await roomOf(app, { minutesAgo: 56 })
  await putStays(app, room, ['practitioner', 0, 45], ['patient', 0, 45])
  const [decided, mayCommit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const deciding = app.deps.db.asService(async (sql) => {
    await settleConsultation(sql, app.deps, room.id, { now: app.clock.now(), isFinal: true })
    decided.resolve()
    await mayCommit.promise
  })
  await decided.promise
  const offering = invoke(room.practitioner, 'offer-consultation', { appointmentId: room.id })
  const waiting = () => app.sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await expect.poll(waiting).toHaveLength(1)
  mayCommit.resolve()
  await deciding
  expect((await offering).body).toEqual({ offered: 'refunded' })
  expect(await refundsOf(room)).toEqual([{ amount: 2999, reason: 'offered' }])
})

test('a consultation is offered within a day of its end, before it is paid out', async () => {
  const room = await roomOf(app, { minutesAgo: 45 + 24 * 60 })
  await putStays(app, room, ['practitioner', 0, 45], ['patient', 0, 45])
  await settle()
  const refusal = { status: 409, body: { code: 'offer_over' } }
  expect(await invoke(room.practitioner, 'offer-consultation', { appointmentId: room.id })).toMatchObject(refusal)
  expect(await refundsOf(room)).toEqual([])
})

test('payouts follow the verdict: half an hour of presence is paid despite a refund, less is not', async () => {
  const lastMonth = 40 * 24 * 60
  const there = await roomOf(app, { minutesAgo: lastMonth })
  const briefly = await roomOf(app, { minutesAgo: lastMonth })
  const unjudged = await roomOf(app, { minutesAgo: lastMonth })
  await putStays(app, there, ['practitioner', 0, 40], ['patient', 0, 10, 'lost'])
  await putStays(app, briefly, ['practitioner', 0, 20], ['patient', 0, 10, 'lost'])
  for (const { id } of [there, briefly])
    await app.deps.db.asService((sql) => settleConsultation(sql, app.deps, id, { now: app.clock.now(), isFinal: true }))
  const at = addMinutes(new Date(), -lastMonth)
  await app.sql`update payments set refunded_amount = amount, payment_status = 'refunded' where appointment_id in (${there.id}, ${briefly.id})`
  await app.sql`update app.refunds set sent_at = now() where true`
  // As charged by Stripe: a payment with a test card is owed to nobody.
  await app.sql`update payments set provider = 'stripe', is_test = false`
  const month = `${at.toISOString().slice(0, 7)}-01`
  const { withoutAccount } = await app.deps.db.asService((sql) => preparePayouts(sql, month, new Date()))
  expect(withoutAccount).toContain(there.practitioner.person.id)
  expect(withoutAccount).not.toContain(briefly.practitioner.person.id)
  expect(withoutAccount).not.toContain(unjudged.practitioner.person.id)
})
