import { createClient } from '@supabase/supabase-js'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ONE_TIME_CODE_TRIES, RESEND_SECONDS, TERMS_VERSION } from '#domain/constants.ts'
import { forgetExpiredRows } from '#server/jobs/account/forget-expired-rows.ts'
import { type Client, startTestApp, type TestApp } from '../../support/app.ts'
import { invoke } from '../../support/invoke.ts'
import { file, pdf } from '../../support/sample-files.ts'
import { solveSecurityCheck } from '../../support/security-check.ts'

const soon = { timeout: 15_000, interval: 50 }
const password = 'un mot de passe à moi'
let app: TestApp
let visitor: Client
let email: string

beforeAll(async () => {
  app = await startTestApp({ jobs: 'running' })
})
beforeEach(() => {
  visitor = app.visitor()
  email = `nouvelle-${crypto.randomUUID()}@exemple.fr`
})

async function askForCode(to = email) {
  return invoke(visitor, 'send-registration-code', { email: to, securityCheck: await solveSecurityCheck(visitor) })
}

async function codeMailed(count = 1): Promise<string> {
  await expect.poll(async () => (await app.mailsTo(email)).length, soon).toBe(count)
  const [mail] = await app.mailsTo(email)
  return /\b\d{6}\b/.exec(mail?.body_text ?? '')?.[0] ?? ''
}

async function proveAddress(): Promise<string> {
  const registrationId = String((await askForCode()).body.registrationId)
  const { body } = await invoke(visitor, 'check-registration-code', { registrationId, code: await codeMailed() })
  return String(body.ticket)
}

/** The official client, sending the ticket as the web client does. */
function signUp(ticket: string, data: Record<string, unknown> = {}, address = email) {
  const client = createClient('http://mivoix.test', app.deps.settings.PUBLISHABLE_KEY, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: {
      fetch: (input, init) => app.fetch(new Request(input).url, init),
      headers: { 'x-registration-ticket': ticket },
    },
  })
  return client.auth.signUp({ email: address, password, options: { data: { name: 'Zoé Petit', ...data } } })
}

test('an address that was proved opens an account at once, with a session of a day', async () => {
  const { data, error } = await signUp(await proveAddress(), { user_type: 'patient', terms_version: 1 })
  expect(error).toBeNull()
  expect(data.session?.user.email).toBe(email)
  const [session] = await app.sql<{ hours: number }[]>`
    select round(extract(epoch from not_after - created_at) / 3600)::int as hours
    from auth.sessions where user_id = ${data.user?.id ?? null}`
  expect(session?.hours).toBe(24)
  expect(
    await app.sql`select document, version from public.agreements where user_id = ${data.user?.id ?? null}`,
  ).toEqual([{ document: 'terms', version: 1 }])
})

test('before that, there is no account', async () => {
  await proveAddress()
  expect(await app.sql`select from auth.users where email = ${email}`).toHaveLength(0)
})

test('a ticket opens one account, for its own address, while it lives', async () => {
  const ticket = await proveAddress()
  expect((await signUp(ticket, {}, `autre-${email}`)).error).toMatchObject({ code: 'otp_expired' })
  expect((await signUp('invente', {})).error).toMatchObject({ code: 'otp_expired' })
  expect((await signUp(ticket)).error).toBeNull()
  expect((await signUp(ticket)).error).toMatchObject({ code: 'otp_expired' })
})

describe('the code', () => {
  test('serves once', async () => {
    const registrationId = String((await askForCode()).body.registrationId)
    const code = await codeMailed()
    expect((await invoke(visitor, 'check-registration-code', { registrationId, code })).status).toBe(200)
    expect(await invoke(visitor, 'check-registration-code', { registrationId, code })).toMatchObject({
      status: 422,
      body: { code: 'code_wrong' },
    })
  })

  test('is worth nothing after five wrong tries', async () => {
    const registrationId = String((await askForCode()).body.registrationId)
    const code = await codeMailed()
    const wrong = code === '000000' ? '000001' : '000000'
    for (let i = 0; i < ONE_TIME_CODE_TRIES; i++) {
      const refused = await invoke(visitor, 'check-registration-code', { registrationId, code: wrong })
      expect(refused).toMatchObject({ status: 422, body: { code: 'code_wrong' } })
    }
    expect((await invoke(visitor, 'check-registration-code', { registrationId, code })).status).toBe(422)
  })

  test('is checked with one connection: as many guesses as the pool has all get their answer', async () => {
    const registrationId = String((await askForCode()).body.registrationId)
    const guess = { registrationId, code: '000000' === (await codeMailed()) ? '000001' : '000000' }
    const guesses = Array.from({ length: app.deps.db.load.size * 2 }, () =>
      invoke(app.visitor(), 'check-registration-code', guess),
    )
    expect((await Promise.all(guesses)).map(({ body }) => body.code)).toEqual(guesses.map(() => 'code_wrong'))
    const rows = await app.sql`select failed_tries from auth.registrations where id = ${registrationId}`
    expect(rows).toEqual([{ failed_tries: ONE_TIME_CODE_TRIES }])
  })

  test('belongs to the browser that asked for it', async () => {
    await askForCode()
    const code = await codeMailed()
    const guess = { registrationId: crypto.randomUUID(), code }
    expect((await invoke(visitor, 'check-registration-code', guess)).status).toBe(422)
  })

  test.each(['', '12345', '1234567', 'abcdef', '١٢٣٤٥٦'])('%j is no code', async (code) => {
    const given = { registrationId: crypto.randomUUID(), code }
    expect((await invoke(visitor, 'check-registration-code', given)).body).toMatchObject({ code: 'invalid_input' })
  })

  test('is sent again only after a minute', async () => {
    await askForCode()
    const again = await askForCode()
    expect(again).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
    expect(Number(again.headers.get('retry-after'))).toBeLessThanOrEqual(RESEND_SECONDS)
  })

  test('is kept nowhere in the clear', async () => {
    await askForCode()
    const code = await codeMailed()
    const rows = await app.sql`select r::text as text from auth.registrations r where email = ${email}`
    expect(rows[0]?.text).not.toContain(code)
    expect(app.logged.join('\n')).not.toContain(code)
  })
})

describe('an address that has an account', () => {
  test('is answered like any other, until the code proves whose it is', async () => {
    const person = await app.as('patient')
    email = person.person.email
    const asked = await askForCode()
    expect(asked).toMatchObject({ status: 200, body: { registrationId: expect.any(String) } })
    const registrationId = String(asked.body.registrationId)
    const checked = await invoke(visitor, 'check-registration-code', { registrationId, code: await codeMailed() })
    expect(checked).toMatchObject({ status: 409, body: { code: 'account_exists' } })
  })
})

async function handIn(ticket: string) {
  const { body } = await invoke(visitor, 'request-proof-upload', { ticket })
  return visitor.storage.from('proofs').uploadToSignedUrl(String(body.path), String(body.token), file(await pdf()))
}

describe('terms that changed since they were accepted', () => {
  test('are accepted anew by their current version alone, once, and the first acceptance stays', async () => {
    const ana = await app.as('patient')
    await app.sql`insert into agreements (user_id, document, version) values (${ana.person.id}, 'terms', 1)`
    const accept = (version: number) => invoke(ana, 'accept-terms', { version })
    expect(await accept(TERMS_VERSION - 1)).toMatchObject({ status: 409, body: { code: 'terms_changed' } })
    expect(await accept(TERMS_VERSION + 1)).toMatchObject({ status: 409, body: { code: 'terms_changed' } })
    for (let i = 0; i < 2; i++)
      expect(await accept(TERMS_VERSION)).toMatchObject({ status: 200, body: { accepted: true } })
    const { data } = await ana.from('agreements').select('document, version').order('version')
    expect(data).toEqual([
      { document: 'terms', version: 1 },
      { document: 'terms', version: TERMS_VERSION },
    ])
    expect(await invoke(visitor, 'accept-terms', { version: TERMS_VERSION })).toMatchObject({ status: 401 })
  })
})

describe('the proof document of a student', () => {
  test('comes before the account and follows it', async () => {
    const ticket = await proveAddress()
    expect((await handIn(ticket)).error).toBeNull()
    // A new upload replaces it.
    expect((await handIn(ticket)).error).toBeNull()
    const { data } = await signUp(ticket, { user_type: 'student', certification_version: 1, terms_version: 1 })
    const objects = await app.sql`select name, owner from storage.objects where owner = ${data.user?.id ?? null}`
    expect(objects).toEqual([{ name: `${data.user?.id}/justificatif.pdf`, owner: data.user?.id }])
  })

  test('needs a proved address', async () => {
    const refused = await invoke(visitor, 'request-proof-upload', { ticket: 'invente' })
    expect(refused).toMatchObject({ status: 422, body: { code: 'email_not_verified' } })
  })

  test('is read by nobody until then, and forgotten when nothing follows', async () => {
    await handIn(await proveAddress())
    const admin = await app.as('admin')
    expect((await admin.storage.from('proofs').list('registrations')).data).toEqual([])
    await app.sql`update storage.objects set created_at = now() - interval '25 hours' where owner is null`
    await forgetExpiredRows.handle({ deps: app.deps, data: {}, signal: AbortSignal.timeout(10_000) })
    expect(await app.sql`select from storage.objects where owner is null`).toHaveLength(0)
  })
})
