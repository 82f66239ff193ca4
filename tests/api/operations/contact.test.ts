import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { CONTACT_MESSAGES_PER_HOUR } from '#domain/constants.ts'
import { errorMessage } from '#domain/messages.ts'
import { type Client, startTestApp, type TestApp } from '../../support/app.ts'
import { invoke } from '../../support/invoke.ts'
import { solveSecurityCheck } from '../../support/security-check.ts'
import { duringOutage } from '../../support/servers/outage.ts'

const TEAM = 'equipe@mivoix.test'
const soon = { timeout: 30_000, interval: 50 }
let app: TestApp
let visitor: Client
let email: string

beforeAll(async () => {
  app = await startTestApp({ jobs: 'running', settings: { CONTACT_ADDRESS: TEAM } })
})
beforeEach(() => {
  visitor = app.visitor()
  email = `camille-${crypto.randomUUID()}@exemple.fr`
})

const message = () => ({
  name: 'Camille Léger',
  email,
  subject: 'Une question <3',
  message: "Bonjour,\nest-ce que j'ai bien compris ?",
})

async function send(fields: Record<string, unknown> = {}, headers?: Record<string, string>) {
  const securityCheck = 'securityCheck' in fields ? fields.securityCheck : await solveSecurityCheck(visitor)
  const input = { ...message(), ...fields, securityCheck }
  return invoke(visitor, 'send-contact-message', input, headers)
}
const toTeam = () => app.sql`select subject, reply_to, body_text, body_html from app.mailbox
  where recipient = ${TEAM} and reply_to = ${email}`
const stored = () => app.sql`select name, email, subject, message from contact_messages where email = ${email}`

test('a message is kept, mailed to the team and acknowledged', async () => {
  expect(await send()).toMatchObject({ status: 200, body: { received: true } })
  expect(await stored()).toEqual([message()])
  await expect.poll(() => app.mailsTo(email), soon).toHaveLength(1)
  await expect.poll(toTeam, soon).toHaveLength(1)
  const [mail] = await toTeam()
  expect(mail?.body_text).toContain("> est-ce que j'ai bien compris")
  expect(mail?.body_html).toContain('Une question &lt;3')
  expect(mail?.subject).not.toContain('question')
})

test('the acknowledgement carries none of the sender’s words', async () => {
  await send({ name: 'Gagnez 1000 euros', subject: 'Cliquez', message: 'https://piege.exemple' })
  await expect.poll(() => app.mailsTo(email), soon).toHaveLength(1)
  const [mail] = await app.mailsTo(email)
  expect(JSON.stringify(mail)).not.toMatch(/Gagnez|Cliquez|piege/)
})

describe('a message is refused, in one clear sentence,', () => {
  test.each([
    ['without a name', { name: '  ' }, 'name', errorMessage('field_missing')],
    ['without a message', { message: undefined }, 'message', errorMessage('field_missing')],
    ['with a wrong address', { email: 'camille@' }, 'email', errorMessage('email_invalid')],
    ['with two addresses', { email: 'a@b.fr, c@d.fr' }, 'email', errorMessage('email_invalid')],
    ['with a header in the address', { email: 'a@b.fr\nBcc: c@d.fr' }, 'email', errorMessage('email_invalid')],
    ['with a script', { message: '<script>alert(1)</script>' }, 'message', errorMessage('markup_refused')],
    ['of 100 kB', { message: 'a'.repeat(100_000) }, 'message', errorMessage('text_too_long', { n: 5000 })],
  ])('%s', async (_what, fields, field, sentence) => {
    const { status, body } = await send(fields)
    expect([status, body.code]).toEqual([422, 'invalid_input'])
    expect(body.details).toEqual({ [field]: sentence })
    expect(await stored()).toEqual([])
  })
})

test('a double click sends once', async () => {
  const key = { 'idempotency-key': crypto.randomUUID() }
  const answers = await Promise.all([send({}, key), send({}, key)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect((await send({}, key)).status).toBe(200)
  expect(await stored()).toHaveLength(1)
  await expect.poll(() => app.mailsTo(email), soon).toHaveLength(1)
  await expect.poll(() => app.sql`select from app.outgoing_mails`, soon).toEqual([])
  expect(await app.mailsTo(email)).toHaveLength(1)
})

test('an address sends a few messages an hour', async () => {
  for (let sent = 0; sent < CONTACT_MESSAGES_PER_HOUR; sent += 1) expect((await send()).status).toBe(200)
  const refused = await send()
  expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests'])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await stored()).toHaveLength(CONTACT_MESSAGES_PER_HOUR)
})

test('messages refused to one address cost its neighbours nothing', async () => {
  const sendFrom = async (address: string) => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(message()) }
    return (await app.fetchFrom(address)('/functions/v1/send-contact-message', init)).status
  }
  const answers: number[] = []
  for (let sent = 0; sent < CONTACT_MESSAGES_PER_HOUR * 10; sent += 1) answers.push(await sendFrom('203.0.113.7'))
  expect(answers.filter((status) => status !== 429)).toHaveLength(CONTACT_MESSAGES_PER_HOUR)
  expect(await sendFrom('203.0.113.8')).toBe(422)
})

describe('the security check', () => {
  const refused = { status: 422, body: { code: 'security_check_failed' } }

  test.each([undefined, '', 'bm9uc2Vuc2U=', 42])('%j is none', async (securityCheck) => {
    expect(await send({ securityCheck })).toMatchObject(refused)
  })

  test('serves once', async () => {
    const securityCheck = await solveSecurityCheck(visitor)
    expect((await send({ securityCheck })).status).toBe(200)
    expect(await send({ securityCheck })).toMatchObject(refused)
  })

  test('cannot be made easier, older or solved by guessing', async () => {
    const solved = JSON.parse(atob(await solveSecurityCheck(visitor)))
    const { parameters } = solved.challenge
    const forged = [
      { ...solved, solution: { ...solved.solution, derivedKey: '00'.repeat(32) } },
      {
        ...solved,
        challenge: { ...solved.challenge, parameters: { ...parameters, data: { expires: 9_999_999_999 } } },
      },
      { ...solved, challenge: { ...solved.challenge, signature: '00'.repeat(32) } },
      { ...solved, challenge: { ...solved.challenge, parameters: { ...parameters, cost: 1 } } },
    ]
    for (const attempt of forged)
      expect(await send({ securityCheck: btoa(JSON.stringify(attempt)) })).toMatchObject(refused)
  })

  test('runs out', async () => {
    const securityCheck = await solveSecurityCheck(visitor)
    app.clock.advance({ minutes: 11 })
    expect(await send({ securityCheck })).toMatchObject(refused)
  })

  test('is not lost by a message that was refused for another reason', async () => {
    const securityCheck = await solveSecurityCheck(visitor)
    expect((await send({ securityCheck, name: '' })).status).toBe(422)
    expect((await send({ securityCheck })).status).toBe(200)
  })
})

test('while the database is away, the sender is told to come back', async () => {
  const securityCheck = await solveSecurityCheck(visitor)
  await duringOutage(app, async () => {
    await expect.poll(() => app.deps.db.isUp, soon).toBe(false)
    const answer = await send({ securityCheck })
    expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } })
    expect(answer.headers.get('retry-after')).toBe('1')
  })
  await expect.poll(() => app.deps.db.isUp, soon).toBe(true)
  expect((await send({ securityCheck })).status).toBe(200)
})

test('no log names a sender or their words', () => {
  expect(app.logged.join()).not.toMatch(/camille|Léger|exemple\.fr|bien compris/)
})

test('a full disk is said as a pause of the service, and the message can be sent again', async () => {
  // Error that PostgreSQL raises when it cannot extend a file.
  await app.sql`create function raise_disk_full() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`
  await app.sql`create trigger disk_full before insert on contact_messages execute function raise_disk_full()`
  const refused = await send()
  await app.sql`drop trigger disk_full on contact_messages`
  expect(refused).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  expect(JSON.stringify(refused.body)).not.toContain('extend')
  expect(await send()).toMatchObject({ status: 200, body: { received: true } })
})
