import { beforeAll, describe, expect, test } from 'vitest'
import {
  createdUser,
  newCredentials,
  type OfficialServer,
  startOfficialServer,
  WRONG_EMAIL,
} from '../../support/official-client.ts'
import { linkTokenMailedTo, newEmail } from '../../support/rows/sign-up.ts'

let server: OfficialServer
const WELCOME = 'http://localhost:9999/welcome'

beforeAll(async () => {
  server = await startOfficialServer({ AUTOMATIC_CONFIRMATION: 'off' })
})

describe('the service makes a link', () => {
  test('that signs up', async () => {
    const credentials = newCredentials()
    const options = { data: { status: 'alpha' }, redirectTo: WELCOME }
    const { data, error } = await server.admin.generateLink({ type: 'signup', ...credentials, options })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ email: credentials.email, user_metadata: { status: 'alpha' } })
    expect(data.properties).toMatchObject({
      action_link: expect.stringMatching(
        /\/auth\/v1\/verify\?token=[\w-]+&type=signup&redirect_to=http:\/\/localhost:9999\/welcome/,
      ),
      email_otp: expect.stringMatching(/^\d{6}$/),
      hashed_token: expect.any(String),
      redirect_to: WELCOME,
      verification_type: 'signup',
    })
    const answer = await server.app.fetch(data.properties?.action_link ?? '')
    expect(answer.headers.get('location')).toMatch(/^http:\/\/localhost:9999\/welcome#access_token=/)
    expect((await server.client().auth.signInWithPassword(credentials)).error).toBeNull()
  })

  test.each(['magiclink', 'recovery'] as const)('for %s, by code or by token', async (type) => {
    const { email = '' } = await createdUser(server, { email_confirm: true })
    const { data } = await server.admin.generateLink({ type, email })
    const token_hash = data.properties?.hashed_token ?? ''
    expect((await server.client().auth.verifyOtp({ token_hash, type })).data.user?.email).toBe(email)
    const { data: again } = await server.admin.generateLink({ type, email })
    const byCode = await server.client().auth.verifyOtp({ email, token: again.properties?.email_otp ?? '', type })
    expect(byCode.error).toBeNull()
  })

  test('that moves to another address', async () => {
    const { email = '' } = await createdUser(server, { email_confirm: true })
    const next = newEmail()
    const parameters = {
      type: 'email_change_current',
      email,
      newEmail: next,
      options: { redirectTo: WELCOME },
    } as const
    const { data, error } = await server.admin.generateLink(parameters)
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ email, new_email: next })
    expect(data.properties?.action_link).toContain('type=email_change')
    const token_hash = data.properties?.hashed_token ?? ''
    expect((await server.client().auth.verifyOtp({ token_hash, type: 'email_change' })).data.user?.email).toBe(next)
  })

  test('is refused without a user or an address', async () => {
    const unknown = await server.admin.generateLink({ type: 'recovery', email: newEmail() })
    expect(unknown.error).toMatchObject({ code: 'user_not_found', status: 404 })
    const { data, error } = await server.admin.generateLink({ type: 'signup', email: WRONG_EMAIL, password: 'abcdef1' })
    expect(error?.message).toBe('Unable to validate email address: invalid format')
    expect(data).toEqual({ user: null, properties: null })
  })

  test('that invites, and mails it', async () => {
    const email = newEmail()
    const { data, error } = await server.admin.inviteUserByEmail(email, {
      data: { status: 'alpha' },
      redirectTo: WELCOME,
    })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ email, invited_at: expect.any(String), user_metadata: { status: 'alpha' } })
    const token_hash = await linkTokenMailedTo(server.app, email)
    expect((await server.client().auth.verifyOtp({ token_hash, type: 'invite' })).data.user?.email).toBe(email)
    expect((await server.admin.inviteUserByEmail(WRONG_EMAIL)).error?.message).toContain('invalid format')
  })
})
