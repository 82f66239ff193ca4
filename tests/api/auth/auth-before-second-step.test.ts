import type { Session } from '@supabase/supabase-js'
import { beforeAll, describe, expect, test } from 'vitest'
import { inboxTopic } from '#domain/video/room.ts'
import { allFunctions } from '#server/functions/all.ts'
import { hashPassword } from '#server/identity/password-hash.ts'
import { codeOf, newTotpSecret } from '#server/identity/totp.ts'
import { type Client, startTestApp, type TestApp } from '../../support/app.ts'
import { join, listenLive, liveClient } from '../../support/browser/rooms.ts'
import { codeMailedTo, newPhone, PASSWORD } from '../../support/rows/sign-up.ts'

// A stolen password opens a session whose second step is due: whoever holds it learns nothing about its owner.

const SERVICE_KEY = 'a service key of the tests, long enough to be one'

let app: TestApp
let passwordHash: string

beforeAll(async () => {
  app = await startTestApp({ jobs: 'running', settings: { SECOND_STEP: 'on', SERVICE_KEY } })
  passwordHash = await hashPassword(PASSWORD)
})

/** A student about whom every part of the account says something. */
async function owner() {
  const { person } = await app.as('student')
  const { id, email } = person
  const [phone, factorPhone, secret] = [newPhone(), newPhone(), newTotpSecret()]
  const about = {
    name: 'Ornella Vauquelin',
    birthdate: '1999-03-14',
    gender: 'non-binary',
    university: 'Université de Trifouillis',
  }
  await app.sql`
    update auth.users set encrypted_password = ${passwordHash}, phone = ${phone}, phone_confirmed_at = now(),
      new_email = 'vauquelin@ailleurs.example', new_phone = '33600000042', raw_user_meta_data = ${app.sql.json(about)}
    where id = ${id}`
  await app.sql`
    insert into auth.identities (user_id, provider, provider_id, identity_data, created_at, updated_at)
    values (${id}, 'email', ${id}, ${app.sql.json({ email, sub: id })}, now(), now()),
      (${id}, 'essai', ${`vauquelin ${id}`}, ${app.sql.json({ email, name: about.name })}, now(), now())`
  const factors = await app.sql<{ id: string; factor_type: string }[]>`
    insert into auth.factors (user_id, factor_type, status, secret, phone, friendly_name) values
      (${id}, 'totp', 'verified', ${secret}, null, 'Portable de Vauquelin'),
      (${id}, 'phone', 'verified', null, ${factorPhone}, 'Ligne de Vauquelin'),
      (${id}, 'totp', 'unverified', ${newTotpSecret()}, null, 'Ancien de Vauquelin')
    returning id, factor_type`
  const find = (type: string) => factors.find(({ factor_type }) => factor_type === type)?.id ?? ''
  const abandoned = factors.at(-1)?.id ?? ''
  const secrets = [...Object.values(about), 'Vauquelin', email, phone, factorPhone, 'ailleurs.example', '33600000042']
  return { person, phone, factorPhone, secret, totp: find('totp'), sms: find('phone'), abandoned, secrets }
}

type Owner = Awaited<ReturnType<typeof owner>>

const payloadOf = (token: string): object =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'))

/** Everything that an answer says, tokens opened. */
function textOf(answer: unknown): string {
  const text = JSON.stringify(answer ?? null)
  const tokens = [...text.matchAll(/eyJ[\w-]+\.eyJ[\w-]+\.[\w-]+/g)].map(([token]) => payloadOf(token))
  return text + JSON.stringify(tokens)
}

function expectNothingOf({ secrets }: Owner, answer: unknown, where: string): void {
  const text = textOf(answer).toLowerCase()
  expect(
    secrets.filter((secret) => text.includes(secret.toLowerCase())),
    where,
  ).toEqual([])
}

/** The next screen needs this, and no more. */
function expectOnlyTheStep({ person, totp, sms, factorPhone }: Owner, user: object | null | undefined): void {
  expect(user).toEqual({
    id: person.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: `${person.email[0]}•••@e•••.fr`,
    phone: '',
    app_metadata: {},
    user_metadata: {},
    factors: [
      expect.objectContaining({ id: totp, factor_type: 'totp', status: 'verified' }),
      expect.objectContaining({
        id: sms,
        factor_type: 'phone',
        phone: `•• •• •• ${factorPhone.slice(-4, -2)} ${factorPhone.slice(-2)}`,
      }),
    ],
  })
}

async function withPassword({ person }: Owner) {
  const client = app.visitor()
  const { data, error } = await client.auth.signInWithPassword({ email: person.email, password: PASSWORD })
  if (error) throw error
  return { client, session: data.session }
}

const ways: [string, (owner: Owner) => Promise<{ client: Client; session: Session | null }>][] = [
  ['the password with the address', withPassword],
  [
    'the password with the number',
    async ({ phone }) => {
      const client = app.visitor()
      const { data } = await client.auth.signInWithPassword({ phone, password: PASSWORD })
      return { client, session: data.session }
    },
  ],
  [
    'a mailed code',
    async ({ person: { email } }) => {
      const client = app.visitor()
      await client.auth.signInWithOtp({ email })
      const token = await codeMailedTo(app, email)
      return { client, session: (await client.auth.verifyOtp({ email, token, type: 'email' })).data.session }
    },
  ],
  [
    'a texted code',
    async ({ phone }) => {
      const client = app.visitor()
      await client.auth.signInWithOtp({ phone })
      const token = await codeMailedTo(app, `+${phone}`)
      return { client, session: (await client.auth.verifyOtp({ phone, token, type: 'sms' })).data.session }
    },
  ],
  [
    'the code for a new password',
    async ({ person: { email } }) => {
      const client = app.visitor()
      await client.auth.resetPasswordForEmail(email)
      const token = await codeMailedTo(app, email)
      return { client, session: (await client.auth.verifyOtp({ email, token, type: 'recovery' })).data.session }
    },
  ],
  [
    'a link of the operator',
    async ({ person: { email } }) => {
      const client = app.visitor()
      const made = await app.fetch('/auth/v1/admin/generate_link', {
        method: 'POST',
        headers: { authorization: `Bearer ${SERVICE_KEY}`, 'content-type': 'application/json' },
        body: JSON.stringify({ type: 'magiclink', email }),
      })
      const link = new URL((await made.json()).action_link)
      const answer = await app.fetch(`${link.pathname}${link.search}`)
      const fragment = new URLSearchParams(new URL(answer.headers.get('location') ?? '').hash.slice(1))
      const tokens = {
        access_token: fragment.get('access_token') ?? '',
        refresh_token: fragment.get('refresh_token') ?? '',
      }
      expect(payloadOf(tokens.access_token)).toMatchObject({ second_step_due: true })
      return { client, session: (await client.auth.setSession(tokens)).data.session }
    },
  ],
]

describe.each(ways)('after %s alone', (_, arrive) => {
  test('the session tells who must prove it, masked, and nothing else', async () => {
    const someone = await owner()
    const { client, session } = await arrive(someone)
    expectNothingOf(someone, session, 'session')
    expectOnlyTheStep(someone, session?.user)
    expect(Object.keys(payloadOf(session?.access_token ?? '')).toSorted()).toEqual(
      'aal amr aud exp iat iss role second_step_due session_ends_at session_id session_starts_at sub'.split(' '),
    )
    const { data: refreshed } = await client.auth.refreshSession()
    expectNothingOf(someone, refreshed, 'refreshed')
    expectOnlyTheStep(someone, refreshed.user)
    expectOnlyTheStep(someone, (await client.auth.getUser()).data.user)
  })
})

test('no door of the accounts tells more', async () => {
  const someone = await owner()
  const { client, session } = await withPassword(someone)
  const { auth } = client
  const raw = async (path: string, init: RequestInit = {}) => {
    const headers = { authorization: `Bearer ${session.access_token}`, 'content-type': 'application/json' }
    return (await app.fetch(`/auth/v1${path}`, { headers, ...init })).text()
  }
  const answers: [string, unknown][] = [
    ['list of factors', await auth.mfa.listFactors()],
    ['level', await auth.mfa.getAuthenticatorAssuranceLevel()],
    ['challenge of the app', await auth.mfa.challenge({ factorId: someone.totp })],
    ['challenge of the telephone', await auth.mfa.challenge({ factorId: someone.sms, channel: 'sms' })],
    ['a wrong code', await auth.mfa.challengeAndVerify({ factorId: someone.totp, code: '000000' })],
    ['recovery codes', await raw('/factors/recovery-codes')],
    ['a wrong recovery code', await raw('/factors/recovery-codes/verify', { method: 'POST', body: '{"code":"faux"}' })],
    ['the abandoned factor removed', await raw(`/factors/${someone.abandoned}`, { method: 'DELETE' })],
    ['a new factor', await auth.mfa.enroll({ factorType: 'totp' })],
    ['a change', await auth.updateUser({ data: { name: 'Moi' } })],
    ['a change of address', await auth.updateUser({ email: 'moi@exemple.fr' })],
    ['identities', await auth.getUserIdentities()],
    ['another identity', await auth.linkIdentity({ provider: 'google' })],
    ['a code to prove it again', await auth.reauthenticate()],
  ]
  for (const [where, answer] of answers) expectNothingOf(someone, answer, where)
  expect(
    await app.sql`select raw_user_meta_data ->> 'name' as name from auth.users where id = ${someone.person.id}`,
  ).toEqual([{ name: 'Ornella Vauquelin' }])
})

test('no row, no function, no file and no channel is theirs', async () => {
  const someone = await owner()
  const { client, session } = await withPassword(someone)
  const bearer = { authorization: `Bearer ${session.access_token}`, 'content-type': 'application/json' }
  const relations = await app.sql<{ name: string }[]>`
    select c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v')`
  expect(relations.length).toBeGreaterThan(50)
  for (const { name } of relations)
    expectNothingOf(someone, await (await app.fetch(`/rest/v1/${name}?limit=20`, { headers: bearer })).text(), name)
  expect((await app.fetch('/rest/v1/profiles', { headers: bearer })).status).toBe(401)
  for (const { name } of allFunctions) {
    const answer = await app.fetch(`/functions/v1/${name}`, {
      method: 'POST',
      headers: bearer,
      body: '{}',
    })
    expectNothingOf(someone, await answer.text(), name)
  }
  for (const bucket of ['avatars', 'proofs']) {
    const folder = await client.storage.from(bucket).list(someone.person.id)
    expect(folder.data ?? [], bucket).toEqual([])
  }
  const { address } = await listenLive(app)
  const joined = await join(liveClient(address, session.access_token), inboxTopic(someone.person.id))
  expect(joined.statuses).not.toContain('SUBSCRIBED')
})

test('the second step gives it all back', async () => {
  const someone = await owner()
  const { client } = await withPassword(someone)
  const code = codeOf(someone.secret, app.clock.now())
  const { data, error } = await client.auth.mfa.challengeAndVerify({ factorId: someone.totp, code })
  expect(error).toBeNull()
  expect(data?.user).toMatchObject({
    email: someone.person.email,
    phone: someone.phone,
    app_metadata: { user_type: 'student' },
    user_metadata: { name: 'Ornella Vauquelin', birthdate: '1999-03-14' },
  })
  expect(payloadOf(data?.access_token ?? '')).toMatchObject({ email: someone.person.email, phone: someone.phone })
  expect((await client.auth.getUser()).data.user?.phone).toBe(someone.phone)
})
