import { beforeAll, describe, expect, test } from 'vitest'
import { actNames } from '#domain/admin/acts.ts'
import { expireActRequests } from '#server/jobs/expire-act-requests.ts'
import { type Client, startTestApp, type TestApp } from '../../support/app.ts'
import { invoke } from '../../support/invoke.ts'
import { actSample } from '../../support/rows/act-samples.ts'
import type { Person } from '../../support/rows/people.ts'

// Every two-person act and every way around it: nothing is done without a second person's approval, and nothing twice.

type Admin = Client & { person: Person }
let app: TestApp
let first: Admin
let second: Admin
let third: Admin

beforeAll(async () => {
  app = await startTestApp()
  first = await app.as('admin')
  second = await app.as('admin')
  third = await app.as('admin')
})

const approve = (by: Client, requestId: string, more: object = {}) =>
  invoke(by, 'decide-act', { requestId, decision: 'approved', ...more })

/** Number of executions: performAct logs each in the same transaction, with its input. */
const doings = (requestId: string, act: string) =>
  app.sql<{ input: string | null }[]>`
    select d.detail ->> 'input' as input from app.audit_log l left join app.audit_details d using (n)
    where l.act = ${act} and l.subject = ${requestId}`

const demote = ({ person }: Admin) =>
  app.sql`update auth.users set raw_app_meta_data = raw_app_meta_data || '{"user_type":"patient"}' where id = ${person.id}`

describe.each(actNames)('%s', (act) => {
  const request = async (by: Admin = first) => {
    const input = await actSample(app, act)
    const { status, body } = await invoke(by, 'request-act', { act, input, reason: 'Pour le service' })
    expect(status, JSON.stringify(body)).toBe(200)
    return { input, requestId: String(body.requestId) }
  }

  test('is not done by who asked', async () => {
    const { requestId } = await request()
    expect(await approve(first, requestId)).toMatchObject({ status: 403, body: { code: 'act_needs_another' } })
    expect(await doings(requestId, act)).toEqual([])
  })

  test('runs once with the stored input, also when two administrators approve at once', async () => {
    const { requestId, input } = await request()
    const other = await actSample(app, act)
    const both = await Promise.all([
      approve(second, requestId, { input: other, act }),
      approve(third, requestId, { input: other }),
    ])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const done = await doings(requestId, act)
    // An erasure removes its subject's data from the audit log; the entry itself stays.
    const told = act === 'erase-person' ? null : expect.objectContaining(input)
    expect(done.map((entry) => JSON.parse(entry.input ?? 'null'))).toEqual([told])
    expect((await approve(third, requestId)).body.code).toBe('act_decided')
    expect(await doings(requestId, act)).toHaveLength(1)
  })

  test('is asked for once at a time, and again once decided', async () => {
    const { requestId, input } = await request()
    const again = (by: Admin) => invoke(by, 'request-act', { act, input, reason: 'Une seconde fois' })
    for (const by of [first, second])
      expect(await again(by)).toMatchObject({ status: 409, body: { code: 'act_waiting' } })
    const rows =
      await app.sql`select from app.act_requests where act = ${act} and input @> ${JSON.stringify(input)}::text::jsonb`
    expect(rows).toHaveLength(1)
    await invoke(second, 'decide-act', { requestId, decision: 'refused' })
    const both = await Promise.all([again(first), again(second)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  test('is not done once a day is over', async () => {
    const { requestId } = await request()
    const [row] = await app.sql<{ hours: number }[]>`
      select extract(epoch from expires_at - requested_at)::int / 3600 as hours from app.act_requests where id = ${requestId}`
    expect(row).toEqual({ hours: 24 })
    await app.sql`update app.act_requests set expires_at = ${app.deps.clock()} where id = ${requestId}`
    expect((await approve(second, requestId)).body.code).toBe('act_expired')
    await expireActRequests.handle({ deps: app.deps, data: {}, signal: AbortSignal.timeout(10_000) })
    expect((await approve(second, requestId)).body.code).toBe('act_decided')
    expect(await doings(requestId, act)).toEqual([])
  })

  test('is refused when the requester or the approver is no longer an administrator', async () => {
    const leaving = await app.as('admin')
    const { requestId } = await request(leaving)
    await demote(leaving)
    expect((await approve(second, requestId)).body.code).toBe('act_needs_another')
    const { requestId: mine } = await request()
    const former = await app.as('admin')
    await demote(former)
    const byMail = await app.as('admin')
    const amr = [{ method: 'otp', timestamp: Math.floor(app.deps.clock().getTime() / 1000) }]
    await app.sql`update auth.sessions set amr = ${app.sql.json(amr)} where user_id = ${byMail.person.id}`
    const others = [
      former,
      byMail,
      leaving,
      app.visitor(),
      await app.as('patient'),
      await app.as('student'),
      await app.as('therapist'),
    ]
    for (const other of others) expect([401, 403]).toContain((await approve(other, mine)).status)
    expect([...(await doings(requestId, act)), ...(await doings(mine, act))]).toEqual([])
  })
})
