import { exportJWK, generateKeyPair } from 'jose'
import { beforeAll, describe, expect, test } from 'vitest'
import { SigningKeys } from '#server/identity/signing-keys.ts'
import { InvalidSettings, readSettings } from '#server/settings.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { newEmail, PASSWORD } from '../../support/rows/sign-up.ts'

describe('a rotation of the signing keys', () => {
  let app: TestApp

  beforeAll(async () => {
    app = await startTestApp({ settings: { AUTOMATIC_CONFIRMATION: 'on' } })
  })

  test('keeps sessions valid, and reaches a process that missed the notification', async () => {
    const other = new SigningKeys(app.deps.db, `${app.deps.settings.PUBLIC_URL}/auth/v1`)
    await other.load()
    const client = app.visitor()
    const { data: before } = await client.auth.signUp({ email: newEmail(), password: PASSWORD })
    await app.deps.keys.rotate()
    expect(app.deps.keys.jwks().keys).toHaveLength(2)
    expect((await client.auth.getUser()).error).toBeNull()
    const { data: after } = await client.auth.refreshSession()
    const kidOf = (token = '') => JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).kid
    expect(kidOf(after.session?.access_token)).not.toBe(kidOf(before.session?.access_token))
    expect(kidOf(after.session?.access_token)).toBe(app.deps.keys.jwks().keys[0]?.kid)
    await expect
      .poll(() => other.verify(after.session?.access_token ?? '', new Date()).catch(() => undefined))
      .toMatchObject({ sub: before.user?.id })
  })

  test('forgets a key when the last token it signed has expired', async () => {
    await app.sql`update auth.signing_keys set retired_at = now() - interval '3 hours' where retired_at is not null`
    await app.deps.keys.load()
    expect(app.deps.keys.jwks().keys).toHaveLength(1)
  })
})

test('the settings may give the keys', async () => {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const key = { ...(await exportJWK(privateKey)), kid: 'given' }
  const app = await startTestApp({ settings: { AUTOMATIC_CONFIRMATION: 'on', SIGNING_KEYS: JSON.stringify([key]) } })
  const client = app.visitor()
  await client.auth.signUp({ email: newEmail(), password: PASSWORD })
  const { data } = await client.auth.getClaims()
  expect(data?.header.kid).toBe('given')
})

test.each(['{', '{}', '[{"kty":"RSA"}]', '[{"kty":"EC","crv":"P-256"}]'])('but not %s', (given) => {
  expect(() => readSettings({ SIGNING_KEYS: given })).toThrow(InvalidSettings)
})
