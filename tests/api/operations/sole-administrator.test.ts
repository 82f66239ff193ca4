import { beforeEach, describe, expect, test } from 'vitest'
import { expireActRequests } from '#server/jobs/expire-act-requests.ts'
import { type SignedIn, startTestApp, type TestApp } from '../../support/app.ts'
import { invoke } from '../../support/invoke.ts'
import { createPerson } from '../../support/rows/people.ts'

let app: TestApp
let admin: SignedIn

beforeEach(async () => {
  app = await startTestApp()
  admin = await app.as('admin')
})

/** Requests that somebody becomes a referent. */
async function request() {
  const { id } = await createPerson(app.sql, 'therapist')
  const { body } = await invoke(admin, 'request-act', {
    act: 'make-referent',
    input: { personId: id },
    reason: 'Connaît les situations graves',
  })
  return {
    requestId: String(body.requestId),
    isReferent: async () => (await app.sql`select is_referent from profiles where id = ${id}`)[0]?.is_referent,
  }
}

const told = async () =>
  (
    await app.sql<{ recipient: string }[]>`select recipient from app.outgoing_mails where template = 'act-requested'`
  ).map(({ recipient }) => recipient)
const demote = ({ person }: SignedIn) =>
  app.sql`update auth.users set raw_app_meta_data = raw_app_meta_data || '{"user_type":"patient"}' where id = ${person.id}`
const runsAlone = async (requestId: string) =>
  (await admin.from('admin_act_requests').select('runs_alone').eq('id', requestId).single()).data?.runs_alone

async function dayLater(requestId: string) {
  await app.sql`update app.act_requests set expires_at = ${app.deps.clock()} where id = ${requestId}`
  await expireActRequests.handle({ deps: app.deps, data: {}, signal: AbortSignal.timeout(10_000) })
  const [row] = await app.sql<{ decision: string }[]>`select decision from app.act_requests where id = ${requestId}`
  return row?.decision
}

describe('a request after a day', () => {
  test('runs for a sole administrator, about whom the team was told when it was made', async () => {
    const { requestId, isReferent } = await request()
    expect(await told()).toEqual([app.deps.settings.CONTACT_ADDRESS])
    expect(await runsAlone(requestId)).toBe(true)
    expect(await dayLater(requestId)).toBe('waited')
    expect(await isReferent()).toBe(true)
  })

  test('does not run for somebody who became the sole administrator meanwhile, because nobody was told', async () => {
    const other = await app.as('admin')
    const { requestId, isReferent } = await request()
    expect(await told()).toEqual([other.person.email])
    await demote(other)
    expect(await runsAlone(requestId)).toBe(false)
    expect(await dayLater(requestId)).toBe('expired')
    expect(await isReferent()).toBe(false)
  })

  test('does not run for somebody who is no longer the sole administrator', async () => {
    const { requestId, isReferent } = await request()
    await app.as('admin')
    expect(await runsAlone(requestId)).toBe(false)
    expect(await dayLater(requestId)).toBe('expired')
    expect(await isReferent()).toBe(false)
  })
})
