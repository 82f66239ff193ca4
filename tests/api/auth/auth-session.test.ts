import type { Session } from '@supabase/supabase-js'
import { beforeAll, describe, expect, test } from 'vitest'
import { forgetEndedSessions } from '#server/jobs/account/forget-ended-sessions.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { newEmail, PASSWORD } from '../../support/rows/sign-up.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp({ settings: { AUTOMATIC_CONFIRMATION: 'on' } })
})

async function signUp(): Promise<{ email: string; session: Session }> {
  const email = newEmail()
  const { data, error } = await app.visitor().auth.signUp({ email, password: PASSWORD })
  if (!data.session) throw error
  return { email, session: data.session }
}

async function signIn(email: string, headers: Record<string, string> = {}): Promise<Session> {
  const answer = await app.fetch('/auth/v1/token?grant_type=password', {
    method: 'POST',
    headers,
    body: JSON.stringify({ email, password: PASSWORD }),
  })
  expect(answer.status).toBe(200)
  const session: Session = await answer.json()
  return session
}

const refresh = (refresh_token: string) => app.visitor().auth.refreshSession({ refresh_token })
const userOf = (session: Session) => app.visitor().auth.getUser(session.access_token)

const bytes = (one: Session) => Buffer.from(one.refresh_token, 'base64url')
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

const signOut = (session: Session, scope: string) =>
  app.fetch(`/auth/v1/logout?scope=${scope}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${session.access_token}` },
  })

async function ask(bearer: string | undefined) {
  const headers: Record<string, string> = { 'x-supabase-api-version': '2024-01-01' }
  if (bearer !== undefined) headers.authorization = `Bearer ${bearer}`
  const answer = await app.fetch('/auth/v1/user', { headers })
  const { code } = await answer.json()
  return { status: answer.status, code }
}

describe('refreshing', () => {
  test('replaces the token and keeps the session', async () => {
    const { session } = await signUp()
    const { data } = await refresh(session.refresh_token)
    expect(data.session?.refresh_token).not.toBe(session.refresh_token)
    expect(data.user?.id).toBe(session.user.id)
    expect((await refresh(data.session?.refresh_token ?? '')).error).toBeNull()
  })

  test('fifty tabs at once, time after time, stay signed in with one and the same new token', async () => {
    let { refresh_token: token } = (await signUp()).session
    for (let round = 0; round < 10; round++) {
      const answers = await Promise.all(
        Array.from({ length: 50 }, () =>
          app.fetch('/auth/v1/token?grant_type=refresh_token', {
            method: 'POST',
            body: JSON.stringify({ refresh_token: token }),
          }),
        ),
      )
      const tokens = await Promise.all(answers.map(async (answer) => String((await answer.json()).refresh_token)))
      expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]))
      expect(new Set(tokens).size).toBe(1)
      expect(tokens[0]).not.toBe(token)
      token = tokens[0] ?? ''
    }
  }, 60_000)

  test('a tab two replacements behind is brought to the newest within ten seconds', async () => {
    const { session } = await signUp()
    const second = await refresh(session.refresh_token)
    const third = await refresh(second.data.session?.refresh_token ?? '')
    const late = await refresh(session.refresh_token)
    expect(late.data.session?.refresh_token).toBe(third.data.session?.refresh_token)
  })

  test('an old token presented later ends the session, every time', async () => {
    const sessions = await Promise.all(Array.from({ length: 20 }, async () => (await signUp()).session))
    const newest = await Promise.all(sessions.map(async (one) => (await refresh(one.refresh_token)).data.session))
    app.clock.advance({ seconds: 11 })
    const replays = await Promise.all(sessions.map((one) => refresh(one.refresh_token)))
    expect(new Set(replays.map(({ error }) => error?.code))).toEqual(new Set(['refresh_token_already_used']))
    const after = await Promise.all(newest.map((one) => refresh(one?.refresh_token ?? '')))
    expect(new Set(after.map(({ error }) => error?.code))).toEqual(new Set(['refresh_token_not_found']))
    const users = await Promise.all(newest.map((one) => app.visitor().auth.getUser(one?.access_token)))
    expect(users.every(({ data }) => data.user === null)).toBe(true)
  }, 60_000)

  test.each([
    ['short', 'validation_failed'],
    ['x'.repeat(48), 'refresh_token_not_found'],
    ['not a token of ours', 'refresh_token_not_found'],
    [Buffer.alloc(36).toString('base64url'), 'refresh_token_not_found'],
  ])('%s is refused for good, never as a failure of the server', async (token, code) => {
    expect((await refresh(token)).error).toMatchObject({ code, status: 400 })
  })

  test('a token signed for one session does not open another', async () => {
    const [mine, theirs] = [(await signUp()).session, (await signUp()).session]
    const forged = Buffer.concat([bytes(theirs).subarray(0, 20), bytes(mine).subarray(20)])
    expect((await refresh(forged.toString('base64url'))).error?.code).toBe('refresh_token_not_found')
    expect((await refresh(theirs.refresh_token)).error).toBeNull()
  })
})

describe('a session ends', () => {
  const lifetimes: [string, string | undefined, Record<string, string>, number][] = [
    ['after an hour', undefined, {}, 60],
    ['after seven days for who stays signed in', undefined, { 'x-stay-signed-in': 'true' }, 7 * 24 * 60],
    ['after a day for an administrator', 'admin', { 'x-stay-signed-in': 'true' }, 24 * 60],
  ]
  test.each(lifetimes)('%s, however often it is refreshed', async (_, userType, headers, minutes) => {
    const { email, session: first } = await signUp()
    if (userType) {
      await app.sql`update auth.users set raw_app_meta_data = raw_app_meta_data || ${app.sql.json({ user_type: userType })}
        where id = ${first.user.id}`
    }
    const session = await signIn(email, headers)
    app.clock.advance({ minutes: minutes - 1 })
    const { data } = await refresh(session.refresh_token)
    expect(data.session?.expires_in).toBeLessThanOrEqual(60)
    app.clock.advance({ minutes: 1, seconds: 1 })
    expect((await refresh(data.session?.refresh_token ?? '')).error?.code).toBe('session_expired')
    expect((await userOf(session)).data.user).toBeNull()
  })

  test('for this device, the others, or all, as the person asks', async () => {
    const { email, session: phone } = await signUp()
    const [laptop, tablet] = [await signIn(email), await signIn(email)]
    const alive = async () =>
      Promise.all([phone, laptop, tablet].map(async (one) => (await userOf(one)).data.user !== null))

    expect((await signOut(phone, 'local')).status).toBe(204)
    expect(await alive()).toEqual([false, true, true])
    expect((await signOut(laptop, 'others')).status).toBe(204)
    expect(await alive()).toEqual([false, true, false])
    expect((await signOut(laptop, 'everywhere')).status).toBe(400)
    expect((await signOut(laptop, 'global')).status).toBe(204)
    expect(await alive()).toEqual([false, false, false])
    expect((await refresh(laptop.refresh_token)).error?.code).toBe('refresh_token_not_found')
  })

  test('and its rows are out of reach at once, although the token has not expired', async () => {
    const client = app.visitor()
    const { data } = await client.auth.signUp({ email: newEmail(), password: PASSWORD })
    expect((await client.from('profiles').select('id')).data).toHaveLength(1)
    const other = app.visitor()
    await other.auth.setSession({
      access_token: data.session?.access_token ?? '',
      refresh_token: data.session?.refresh_token ?? '',
    })
    await client.auth.signOut()
    expect((await other.from('profiles').select('id')).error).not.toBeNull()
  })

  test('with its account', async () => {
    const { session } = await signUp()
    await app.sql`delete from auth.users where id = ${session.user.id}`
    expect((await userOf(session)).error).toMatchObject({ code: 'user_not_found', status: 403 })
    expect((await refresh(session.refresh_token)).error?.code).toBe('refresh_token_not_found')
  })
})

describe('a bearer is refused', () => {
  const noAuthorization = { status: 401, code: 'no_authorization' }
  const badJwt = { status: 403, code: 'bad_jwt' }

  test('when there is none, or only the key of the page', async () => {
    expect(await ask(undefined)).toEqual(noAuthorization)
    expect(await ask(app.deps.settings.PUBLISHABLE_KEY)).toEqual(noAuthorization)
  })

  test('when it is no token, unsigned, or signed by another', async () => {
    const { session } = await signUp()
    const [header, claims, signature] = session.access_token.split('.')
    expect(await ask('nonsense')).toEqual(badJwt)
    expect(await ask(`${part({ alg: 'none', typ: 'JWT' })}.${claims}.`)).toEqual(badJwt)
    expect(await ask(`${part({ alg: 'HS256', typ: 'JWT' })}.${claims}.${signature}`)).toEqual(badJwt)
    const admin = part({ ...JSON.parse(Buffer.from(claims ?? '', 'base64url').toString()), role: 'service_role' })
    expect(await ask(`${header}.${admin}.${signature}`)).toEqual(badJwt)
  })

  test('when it was made for something else, or has expired', async () => {
    const person = (await app.as('patient')).person
    const now = Math.floor(app.clock.now().getTime() / 1000)
    const sign = (claims: object) =>
      app.deps.keys.sign({ ...person.claims, ...claims }, { issuedAt: now - 7200, expiresAt: now - 1 })
    expect(await ask(await sign({}))).toEqual(badJwt)
    expect(
      await ask(
        await app.deps.keys.sign({ ...person.claims, role: 'service_role' }, { issuedAt: now, expiresAt: now + 60 }),
      ),
    ).toEqual(badJwt)
  })
})

test('expired rows are deleted, and nothing else', async () => {
  const [kept, ended] = [(await signUp()).session, (await signUp()).session]
  await app.sql`update auth.sessions set not_after = now() - interval '1 day' where user_id = ${ended.user.id}`
  const unproved = newEmail()
  await app.sql`insert into auth.users (email, created_at) values (${unproved}, now() - interval '30 days')`
  await forgetEndedSessions.handle({ data: {}, deps: app.deps, signal: new AbortController().signal })
  const sessions = await app.sql`select user_id from auth.sessions where user_id in (${kept.user.id}, ${ended.user.id})`
  expect(sessions.map((row) => row.user_id)).toEqual([kept.user.id])
  expect((await app.sql`select from auth.users where email = ${unproved}`).count).toBe(0)
  expect((await app.sql`select from auth.users where id = ${ended.user.id}`).count).toBe(1)
})

test('errors speak to an old client in its own form', async () => {
  const answer = await app.fetch('/auth/v1/user')
  expect(await answer.json()).toMatchObject({ code: 401, error_code: 'no_authorization' })
})

test.each(['{', '[]', 'null', '"text"', '{"email":1}', '[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]'])(
  'a body of %s is refused calmly',
  async (body) => {
    for (const path of [
      'signup',
      'token?grant_type=password',
      'token?grant_type=refresh_token',
      'otp',
      'verify',
      'recover',
      'resend',
    ]) {
      const answer = await app.fetch(`/auth/v1/${path}`, { method: 'POST', body })
      expect(answer.status).toBeGreaterThanOrEqual(400)
      expect(answer.status).toBeLessThan(500)
    }
  },
)

test('the keys that verify our tokens are public, their secrets are not', async () => {
  const answer = await app.fetch('/auth/v1/.well-known/jwks.json')
  const { keys }: { keys: Record<string, unknown>[] } = await answer.json()
  expect(keys).toHaveLength(1)
  expect(keys[0]).toMatchObject({ kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig', key_ops: ['verify'] })
  expect(keys[0]).not.toHaveProperty('d')
})

describe('a sign-in under way while the account changes', () => {
  test.each([
    ['its password', "encrypted_password = 'another'"],
    ['its type', `raw_app_meta_data = raw_app_meta_data || '{"user_type": "admin"}'`],
    ['whether it may come in', "banned_until = now() + interval '1 year'"],
  ])('opens no session: %s', async (_, change) => {
    const { email, session } = await signUp()
    const isWaiting = async () =>
      (await app.sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
        .count
    const signingIn = await app.sql.begin(async (sql) => {
      await sql.unsafe(`update auth.users set ${change} where id = '${session.user.id}'`)
      await sql`delete from auth.sessions where user_id = ${session.user.id}`
      // Uncommitted: other transactions still read the old password, and the sign-in continues until it writes.
      const attempt = app.visitor().auth.signInWithPassword({ email, password: PASSWORD })
      await expect.poll(isWaiting, { timeout: 10_000 }).toBe(1)
      return { attempt }
    })
    expect((await signingIn.attempt).error?.code).toBe('invalid_credentials')
    expect(await app.sql`select from auth.sessions where user_id = ${session.user.id}`).toHaveLength(0)
  })
})
