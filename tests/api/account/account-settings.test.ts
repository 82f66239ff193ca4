import { beforeAll, describe, expect, test } from 'vitest'
import { hashPassword } from '#server/identity/password-hash.ts'
import { wantsMail } from '#server/mail/wants-mail.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { invoke } from '../../support/invoke.ts'
import { newEmail, PASSWORD } from '../../support/rows/sign-up.ts'

const DEVICE = 'a-browser-that-has-a-name-of-its-own'
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0'
let app: TestApp

beforeAll(async () => {
  app = await startTestApp({ settings: { SECOND_STEP: 'on' }, jobs: 'running' })
})

async function personWithPassword() {
  const actor = await app.as('patient')
  const email = newEmail()
  await app.sql`update auth.users set email = ${email}, encrypted_password = ${await hashPassword(PASSWORD)}
    where id = ${actor.person.id}`
  return { actor, email }
}

async function signIn(email: string) {
  const answer = await app.fetch('/auth/v1/token?grant_type=password', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-device': DEVICE, 'user-agent': FIREFOX },
    body: JSON.stringify({ email, password: PASSWORD }),
  })
  const { access_token: token } = (await answer.json()) as { access_token: string }
  const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  return { token, isStepDue: typeof claims === 'object' && claims !== null && 'second_step_due' in claims }
}

async function passMailStep(token: string, email: string) {
  const headers = {
    'content-type': 'application/json',
    'x-device': DEVICE,
    'user-agent': FIREFOX,
    authorization: `Bearer ${token}`,
  }
  await app.fetch('/auth/v1/factors/email/challenge', { method: 'POST', headers })
  await expect.poll(async () => (await app.mailsTo(email)).length, { timeout: 10_000 }).toBeGreaterThan(0)
  const code = /\b(\d{6})\b/.exec((await app.mailsTo(email))[0]?.body_text ?? '')?.[1]
  const body = JSON.stringify({ code })
  const passed = await app.fetch('/auth/v1/factors/email/verify', { method: 'POST', headers, body })
  expect(passed.status).toBe(200)
}

describe('a known device', () => {
  test('is named, asks for no code, and is forgotten on demand', async () => {
    const { actor, email } = await personWithPassword()
    const first = await signIn(email)
    expect(first.isStepDue).toBe(true)
    await passMailStep(first.token, email)
    expect((await signIn(email)).isStepDue).toBe(false)

    const { body } = await invoke(actor, 'list-trusted-devices', {})
    const devices = body.devices as { id: string; device: string }[]
    expect(devices.map(({ device }) => device)).toEqual(['Firefox sur Windows'])
    const { body: listed } = await invoke(actor, 'list-my-sessions', {})
    expect(listed.sessions).toContainEqual(expect.objectContaining({ device: 'Firefox sur Windows' }))

    const stranger = await app.as('patient')
    await invoke(stranger, 'forget-device', { deviceId: devices[0]?.id })
    expect((await signIn(email)).isStepDue).toBe(false)
    await invoke(actor, 'forget-device', { deviceId: devices[0]?.id })
    expect((await signIn(email)).isStepDue).toBe(true)
  })

  test('still asks for a code when the person chose one at each sign-in, which needs the password', async () => {
    const { actor, email } = await personWithPassword()
    await passMailStep((await signIn(email)).token, email)
    const choose = (isAlways: boolean, password: string) => invoke(actor, 'choose-second-step', { isAlways, password })
    expect((await choose(true, 'un autre mot de passe')).body).toMatchObject({ code: 'password_wrong' })
    expect((await choose(true, PASSWORD)).body).toEqual({ isAlways: true })
    expect((await invoke(actor, 'second-step', {})).body).toEqual({ isAlways: true, hasPassword: true })
    expect((await signIn(email)).isStepDue).toBe(true)
    const open = await app.sql`select id from auth.sessions where user_id = ${actor.person.id} and not second_step_due`
    expect(open.map(({ id }) => id)).toEqual([actor.person.claims.session_id])
    await expect
      .poll(async () => (await app.mailsTo(email)).map(({ subject }) => subject))
      .toContain('Un changement sur votre compte')
    expect((await choose(false, PASSWORD)).body).toEqual({ isAlways: false })
    expect((await signIn(email)).isStepDue).toBe(false)
  })
})

test('the access log lists sign-ins and changes in order', async () => {
  const { actor, email } = await personWithPassword()
  await signIn(email)
  await app.sql`update auth.users set encrypted_password = 'another' where id = ${actor.person.id}`
  const [factor] = await app.sql`insert into auth.factors (user_id, factor_type, status, secret)
    values (${actor.person.id}, 'totp', 'unverified', 'x') returning id`
  await app.sql`update auth.factors set status = 'verified' where id = ${factor?.id}`
  await app.sql`delete from auth.factors where id = ${factor?.id}`
  const { data } = await actor.from('access_log').select('act, device').order('id')
  expect(data).toEqual([
    { act: 'sign-in', device: null },
    { act: 'email-changed', device: null },
    { act: 'sign-in', device: 'Firefox sur Windows' },
    { act: 'password-changed', device: null },
    { act: 'second-factor-added', device: null },
    { act: 'second-factor-removed', device: null },
  ])
  await app.sql`delete from auth.users where id = ${actor.person.id}`
  expect(await app.sql`select from access_log where user_id = ${actor.person.id}`).toHaveLength(0)
})

test('an optional mail is not sent to a person who turned it off', async () => {
  const actor = await app.as('patient')
  const wants = () => app.deps.db.asService((sql) => wantsMail(sql, actor.person.email, 'appointment-reminder'))
  const choose = (isWanted: boolean) =>
    actor
      .from('notification_choices')
      .upsert({ kind: 'appointment-reminder', is_wanted: isWanted }, { onConflict: 'user_id,kind' })
  expect(await wants()).toBe(true)
  expect((await choose(false)).error).toBeNull()
  expect(await wants()).toBe(false)
  expect((await choose(true)).error).toBeNull()
  expect(await wants()).toBe(true)
})

test.each(['list-trusted-devices', 'forget-device', 'second-step', 'choose-second-step', 'export-my-data'] as const)(
  '%s needs a signed-in user',
  async (name) => {
    expect((await invoke(app.visitor(), name, {})).status).toBe(401)
  },
)
