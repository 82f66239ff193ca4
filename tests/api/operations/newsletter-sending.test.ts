import { beforeAll, expect, test } from 'vitest'
import { sendNewsletterJob } from '#server/jobs/send-newsletter.ts'
import { type Client, startTestApp, type TestApp } from '../../support/app.ts'
import { invoke } from '../../support/invoke.ts'
import type { Person } from '../../support/rows/people.ts'

let app: TestApp
let admin: Client & { person: Person }
let second: Client & { person: Person }

beforeAll(async () => {
  app = await startTestApp({ settings: { STATEMENT_TIMEOUT_MS: '60000' } })
  admin = await app.as('admin')
  second = await app.as('admin')
})

async function subscribed(count: number): Promise<string[]> {
  const emails = Array.from({ length: count }, () => `${crypto.randomUUID()}@exemple.fr`)
  await app.sql`
    insert into newsletter_subscriptions (email, confirmation_token_hash, confirmation_expires_at, confirmed_at)
    select email, sha256(email::bytea), now(), now() from unnest(${emails}::text[]) as email`
  return emails
}
async function draft(subject = 'Des nouvelles', body = 'Bonjour.\n\nVoici la suite.'): Promise<string> {
  const saved = await invoke(admin, 'save-newsletter', { id: null, subject, body })
  return String(saved.body.newsletterId)
}
const ask = (newsletterId: string) => invoke(admin, 'request-newsletter', { newsletterId })
const decide = (requestId: unknown, decision = 'approved') => invoke(second, 'decide-act', { requestId, decision })
const run = (newsletterId: string) =>
  sendNewsletterJob.handle({ data: { newsletterId }, deps: app.deps, signal: new AbortController().signal })
const lettersTo = async (recipients: readonly string[]) =>
  (
    await app.sql<{ recipient: string }[]>`
      select recipient from app.outgoing_mails where template = 'newsletter' and recipient = any(${[...recipients]})`
  ).map(({ recipient }) => recipient)

test('an approved newsletter is sent once to every confirmed subscriber, and to nobody else', async () => {
  const emails = await subscribed(120)
  const unconfirmed = `${crypto.randomUUID()}@exemple.fr`
  await app.sql`
    insert into newsletter_subscriptions (email, confirmation_token_hash, confirmation_expires_at)
    values (${unconfirmed}, sha256('unconfirmed'), now())`
  const id = await draft()
  const { body } = await ask(id)
  expect(await lettersTo(emails)).toEqual([])
  expect(await invoke(admin, 'decide-act', { requestId: body.requestId, decision: 'approved' })).toMatchObject({
    status: 403,
  })
  expect((await decide(body.requestId)).status).toBe(200)
  // Two runs at once, and a third: as a queue may do after a crash.
  await Promise.all([run(id), run(id)])
  await run(id)
  expect((await lettersTo([...emails, unconfirmed])).toSorted()).toEqual(emails.toSorted())
  const { data } = await admin.from('admin_newsletters').select('*').eq('id', id).single()
  expect(data).toMatchObject({ recipients: 120, is_waiting: false })
  expect(data?.finished_at).not.toBeNull()
  // A sent newsletter can neither be sent again nor changed.
  expect(await ask(id)).toMatchObject({ status: 409, body: { code: 'newsletter_sent' } })
  const changed = await invoke(admin, 'save-newsletter', { id, subject: 'Autre', body: 'Autre' })
  expect(changed).toMatchObject({ status: 409, body: { code: 'newsletter_sent' } })
})

test('while it waits it does not change, and refused it does', async () => {
  const id = await draft()
  const { body } = await ask(id)
  const change = () => invoke(admin, 'save-newsletter', { id, subject: 'Autre', body: 'Autre' })
  expect(await change()).toMatchObject({ status: 409, body: { code: 'newsletter_waiting' } })
  expect(await ask(id)).toMatchObject({ status: 409, body: { code: 'newsletter_waiting' } })
  await decide(body.requestId, 'refused')
  expect((await change()).status).toBe(200)
})

test('words that changed behind the request are not sent', async () => {
  const id = await draft()
  const { body } = await ask(id)
  await app.sql`update app.newsletters set body = 'Tout autre chose' where id = ${id}`
  expect(await decide(body.requestId)).toMatchObject({ status: 409, body: { code: 'newsletter_changed' } })
  await run(id)
  const [row] = await app.sql`select sent_at, recipients from app.newsletters where id = ${id}`
  expect(row).toEqual({ sent_at: null, recipients: 0 })
})

test('a test goes to the administrator alone', async () => {
  const emails = await subscribed(2)
  const id = await draft()
  expect((await invoke(admin, 'test-newsletter', { newsletterId: id })).status).toBe(200)
  expect(await lettersTo([...emails, admin.person.email])).toEqual([admin.person.email])
})

test('one click in the mail program leaves, without a page, and takes back what was not sent yet', async () => {
  const [email = ''] = await subscribed(1)
  const id = await draft()
  await decide((await ask(id)).body.requestId)
  await run(id)
  const [mail] = await app.sql<{ data: { unsubscribeToken: string } }[]>`
    select data from app.outgoing_mails where recipient = ${email} and template = 'newsletter'`
  const leave = (token: string) => app.fetch(`/mail/stop/newsletter/${encodeURIComponent(token)}`, { method: 'POST' })
  expect((await leave('forged')).status).toBe(404)
  const known = () => app.sql`select from newsletter_subscriptions where email = ${email}`
  expect(await known()).toHaveLength(1)
  expect((await leave(mail?.data.unsubscribeToken ?? '')).status).toBe(200)
  expect(await known()).toHaveLength(0)
  expect(await lettersTo([email])).toEqual([])
})
