import { beforeAll, describe, expect, test } from 'vitest'
import { type Client, type SignedIn, startTestApp, type TestApp } from '../../support/app.ts'
import { roomOf } from '../../support/browser/rooms.ts'
import { invoke } from '../../support/invoke.ts'

let app: TestApp
let admin: SignedIn

beforeAll(async () => {
  // One of two at once waits for the other's refunds, on a busy machine too.
  app = await startTestApp({ settings: { STATEMENT_TIMEOUT_MS: '60000' } })
  admin = await app.as('admin')
})

describe('a suspension that reaches ten appointments', () => {
  const withAppointments = async (count: number, type: 'student' | 'therapist' = 'therapist') => {
    const practitioner = await app.as(type)
    // Not at once: two patients of one practitioner never overlap.
    for (let n = 1; n <= count; n++) await roomOf(app, { minutesAgo: -n * 24 * 60 }, { practitioner })
    return practitioner.person.id
  }
  const suspend = (by: Client, personId: string, more = {}) =>
    invoke(by, 'suspend-practitioner', { personId, reason: 'Plainte grave', ...more })
  const ask = (by: Client, personId: string) => {
    const input = { personId, reason: 'Plainte grave' }
    return invoke(by, 'request-act', { act: 'suspend-with-approval', input, reason: 'Plainte grave' })
  }
  const isSuspended = async (id: string) =>
    (await app.sql`select suspended_at is not null as is_suspended from profiles where id = ${id}`)[0]?.is_suspended

  test('is announced with its numbers', async () => {
    const effects = async (personId: string) => (await invoke(admin, 'suspension-effects', { personId })).body
    const ten = await withAppointments(10)
    expect(await effects(ten)).toEqual({ userType: 'therapist', appointments: 10, refundCents: 29_990, needsTwo: true })
    const nine = await withAppointments(9, 'student')
    expect(await effects(nine)).toEqual({ userType: 'student', appointments: 9, refundCents: 26_991, needsTwo: false })
    expect((await suspend(admin, nine)).body).toEqual({ canceled: 9 })
    expect(await effects(nine)).toMatchObject({ code: 'not_found' })
    // A running consultation counts, and so does its money.
    const running = await roomOf(app, { minutesAgo: 10 })
    expect(await effects(running.practitioner.person.id)).toMatchObject({ appointments: 1, refundCents: 2999 })
  })

  test('needs a second person, who sees the sum', async () => {
    const personId = await withAppointments(10)
    expect(await suspend(admin, personId)).toMatchObject({ status: 409, body: { code: 'suspension_needs_two' } })
    const { requestId } = (await ask(admin, personId)).body
    const asked = await admin.from('admin_act_requests').select('sentence').eq('id', String(requestId)).single()
    expect(asked.data?.sentence).toMatch(/: 10.rendez-vous, 299,90.€ remboursés$/)
    const decide = (by: Client) => invoke(by, 'decide-act', { requestId, decision: 'approved' })
    expect((await decide(admin)).body).toMatchObject({ code: 'act_needs_another' })
    expect(await isSuspended(personId)).toBe(false)
    expect((await decide(await app.as('admin'))).status).toBe(200)
    expect(await isSuspended(personId)).toBe(true)
    const refunds = await app.sql`
      select r.id from app.refunds r join payments p on p.id = r.payment_id join appointments a on a.id = p.appointment_id
      where a.practitioner_id = ${personId}`
    expect(refunds).toHaveLength(10)
  })

  test('is one person’s where somebody is in danger, and the log says so', async () => {
    const personId = await withAppointments(10)
    expect((await suspend(admin, personId, { isDanger: true })).body).toEqual({ canceled: 10 })
    const [entry] = await app.sql<{ detail: { isDanger: boolean } }[]>`
      select d.detail from app.audit_log l join app.audit_details d on d.n = l.n
      where l.act = 'suspend-practitioner' and l.subject = ${personId}`
    expect(entry?.detail).toMatchObject({ isDanger: true })
  })

  test('is done once when two administrators press at once', async () => {
    const [one, two] = [await app.as('admin'), await app.as('admin')]
    const personId = await withAppointments(10)
    const asked = await Promise.all([ask(one, personId), ask(two, personId)])
    expect(asked.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const both = await Promise.all([
      suspend(one, personId, { isDanger: true }),
      suspend(two, personId, { isDanger: true }),
    ])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404])
    // The request that still waits finds it done.
    const { requestId } = asked.find(({ status }) => status === 200)?.body ?? {}
    const late = await invoke(await app.as('admin'), 'decide-act', { requestId, decision: 'approved' })
    expect(late).toMatchObject({ status: 404 })
    const refunds = await app.sql`
      select r.id from app.refunds r join payments p on p.id = r.payment_id join appointments a on a.id = p.appointment_id
      where a.practitioner_id = ${personId}`
    expect(refunds).toHaveLength(10)
  })
})
