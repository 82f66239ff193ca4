import { beforeAll, beforeEach, expect, test } from 'vitest'
import { forgetExpiredRows } from '#server/jobs/account/forget-expired-rows.ts'
import { type Client, startTestApp, type TestApp } from '../../support/app.ts'
import { invoke } from '../../support/invoke.ts'
import { solveSecurityCheck } from '../../support/security-check.ts'

const soon = { timeout: 15_000, interval: 50 }
let app: TestApp
let visitor: Client
let email: string

beforeAll(async () => {
  app = await startTestApp({ jobs: 'running' })
})
beforeEach(() => {
  visitor = app.visitor()
  email = `lecteur-${crypto.randomUUID()}@exemple.fr`
})

const ask = async (address: unknown = email) =>
  invoke(visitor, 'subscribe-to-newsletter', { email: address, securityCheck: await solveSecurityCheck(visitor) })
const confirm = (token: string) => invoke(visitor, 'confirm-newsletter', { token })
const leave = (token: string) => invoke(visitor, 'unsubscribe-from-newsletter', { token })
const subscription = async () =>
  (await app.sql`select confirmed_at is not null as confirmed from newsletter_subscriptions where email = ${email}`)[0]

/** Token in the link of the newest mail, once that many have arrived. */
async function tokenOfMail(count: number): Promise<string> {
  await expect.poll(() => app.mailsTo(email), soon).toHaveLength(count)
  const [mail] = await app.mailsTo(email)
  return decodeURIComponent(/#token=(\S+)/.exec(mail?.body_text ?? '')?.[1] ?? '')
}

test('nobody is subscribed before they confirm from their mailbox', async () => {
  expect(await ask(` ${email.toUpperCase()} `)).toMatchObject({ status: 200, body: { received: true } })
  expect(await subscription()).toEqual({ confirmed: false })
  const token = await tokenOfMail(1)
  expect(await confirm(token)).toMatchObject({ status: 200, body: { confirmed: true } })
  expect(await subscription()).toEqual({ confirmed: true })
  expect((await confirm(token)).status).toBe(200)
})

test('an address that is subscribed gets the same answer, and a mail that lets it leave', async () => {
  const first = await ask()
  await confirm(await tokenOfMail(1))
  const second = await ask()
  expect([second.status, second.body]).toEqual([first.status, first.body])
  const token = await tokenOfMail(2)
  expect(await leave(token)).toMatchObject({ status: 200, body: { unsubscribed: true } })
  expect(await subscription()).toBeUndefined()
  expect((await leave(token)).status).toBe(200)
})

test('a link that was replaced, altered or invented is refused', async () => {
  await ask()
  const replaced = await tokenOfMail(1)
  await ask()
  await tokenOfMail(2)
  for (const token of [replaced, 'x', `${crypto.randomUUID()}.AAAA`, "' or true --"]) {
    expect(await confirm(token)).toMatchObject({ status: 404, body: { code: 'newsletter_link_expired' } })
    expect(await leave(token)).toMatchObject({ status: 404, body: { code: 'newsletter_link_expired' } })
  }
  expect(await subscription()).toEqual({ confirmed: false })
})

test('no token can be read in the database', async () => {
  await ask()
  const token = await tokenOfMail(1)
  const rows = await app.sql`select s::text as row from newsletter_subscriptions s`
  expect(JSON.stringify(rows)).not.toContain(token)
})

test('strangers cannot fill a mailbox', async () => {
  const answers = []
  for (let request = 0; request < 5; request += 1) answers.push(await ask())
  expect(answers.map(({ status, body }) => [status, body.received])).toEqual(answers.map(() => [200, true]))
  await expect.poll(() => app.sql`select from app.outgoing_mails`, soon).toEqual([])
  expect(await app.mailsTo(email)).toHaveLength(3)
})

test.each(['', 'lecteur', 'a@b', 7, null])('%j is no address', async (address) => {
  const { status, body } = await ask(address)
  expect([status, body.code]).toEqual([422, 'invalid_input'])
  expect(body.details).toEqual({ email: 'Indiquez une adresse e-mail, par exemple nom@exemple.fr.' })
})

test('a request that nobody confirmed in time is forgotten, a confirmed one is not', async () => {
  const waiting = email
  await ask()
  const late = await tokenOfMail(1)
  email = `fidele-${crypto.randomUUID()}@exemple.fr`
  await ask()
  await confirm(await tokenOfMail(1))
  app.clock.advance({ hours: 49 })
  expect((await confirm(late)).status).toBe(404)
  await forgetExpiredRows.handle({ data: {}, deps: app.deps, signal: new AbortController().signal })
  expect(await subscription()).toEqual({ confirmed: true })
  email = waiting
  expect(await subscription()).toBeUndefined()
})
