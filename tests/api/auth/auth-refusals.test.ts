import { beforeAll, describe, expect, test } from 'vitest'
import { type OfficialServer, startOfficialServer } from '../../support/official-client.ts'

let server: OfficialServer

beforeAll(async () => {
  server = await startOfficialServer()
})

const ask = async (method: string, path: string, body?: string, bearer?: string) => {
  const headers = { 'x-supabase-api-version': '2024-01-01', ...(bearer && { authorization: `Bearer ${bearer}` }) }
  const answer = await server.app.fetch(`/auth/v1${path}`, { method, headers, ...(body !== undefined && { body }) })
  return { status: answer.status, body: await answer.json() }
}

const ID = crypto.randomUUID()

describe('the caller is asked for before the body is read', () => {
  const paths = [
    ['PUT', '/user'],
    ['POST', '/factors'],
    ['POST', `/factors/${ID}/challenge`],
    ['POST', `/factors/${ID}/verify`],
    ['DELETE', `/factors/${ID}`],
    ['POST', '/factors/recovery-codes'],
    ['POST', '/factors/recovery-codes/verify'],
    ['POST', '/factors/recovery-codes/regenerate'],
    ['POST', '/factors/email/challenge'],
    ['POST', '/factors/email/verify'],
    ['POST', '/admin/users'],
    ['PUT', `/admin/users/${ID}`],
    ['POST', '/admin/generate_link'],
    ['POST', '/invite'],
  ]
  test.each(
    paths.flatMap(([method = '', path = '']) =>
      ['', '{}', '{"code":1}', 'nonsense'].map((body) => [method, path, body]),
    ),
  )('%s %s %j', async (method, path, body) => {
    expect(await ask(method ?? '', path ?? '', body)).toMatchObject({ status: 401, body: { code: 'no_authorization' } })
  })
})

describe('an invalid body is refused with the name of the field', () => {
  test.each([
    ['/token?grant_type=password', { email: 'a@b.fr' }, 'Password is not valid'],
    ['/otp', { email: 'a@b.fr', create_user: 'maybe' }, 'create_user is not valid'],
    ['/resend', { email: 'a@b.fr' }, 'Resend is only offered for signup, email_change, sms and phone_change'],
    ['/verify', { email: 'a@b.fr', type: 'email', token: 123456 }, 'token is not valid'],
    ['/signup', { email: 'a@b.fr', password: 'x', code_challenge: 5 }, 'code_challenge is not valid'],
    ['/signup', [], 'The body is not valid'],
  ])('%s %j: %s', async (path, body, message) => {
    const refused = await ask('POST', path, JSON.stringify(body))
    expect(refused).toMatchObject({ status: 400, body: { code: 'validation_failed', message } })
  })

  test('never with a sentence of the library', async () => {
    const bearer = (await server.client().auth.signInAnonymously()).data.session?.access_token
    const posts = ['/signup', '/token?grant_type=password', '/token?grant_type=refresh_token', '/token?grant_type=pkce']
    const more = ['/token?grant_type=id_token', '/otp', '/resend', '/recover', '/verify', '/factors', '/sso']
    for (const path of [...posts, ...more, `/factors/${ID}/verify`, '/factors/email/verify'])
      for (const value of [1, null, 'x', [], { email: 1 }, { code: {} }, { password: [] }, { provider: 1, type: 2 }]) {
        const { body } = await ask('POST', path, JSON.stringify(value), bearer)
        expect(JSON.stringify(body)).not.toMatch(/invalid input|expected .*received|too small|too big|invalid option/i)
      }
  })
})

test.each(['/signup', '/token?grant_type=password', '/verify', '/admin/users', '/callback'])(
  'a body above 64 kB is refused before it is read: %s',
  async (path) => {
    const refused = await ask('POST', path, JSON.stringify({ email: 'a@b.fr', password: 'x'.repeat(65_536) }))
    expect(refused).toMatchObject({ status: 413, body: { code: 'body_too_large' } })
  },
)

test.each([
  ['GET', '/nothing'],
  ['POST', '/passkeys/registration/options'],
  ['DELETE', '/signup'],
  ['GET', '/admin/oauth/clients'],
  ['PATCH', '/user'],
])('%s %s is not offered, in the words of the protocol', async (method, path) => {
  expect(await ask(method, path)).toMatchObject({
    status: 404,
    body: { code: 'not_found', message: expect.any(String) },
  })
})
