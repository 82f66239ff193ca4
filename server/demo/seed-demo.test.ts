import { expect, test } from 'vitest'
import { DEMO_PASSWORD } from '#domain/auth/demo-accounts.ts'
import { ARGON2_PARAMETERS, verifyPassword } from '../identity/password-hash.ts'
import { demoPasswordHash } from './demo-password-hash.ts'

test('the precomputed hash matches the password and uses the current cost parameters', async () => {
  expect(await verifyPassword(DEMO_PASSWORD, demoPasswordHash)).toBe(true)
  const { memory, passes, parallelism } = ARGON2_PARAMETERS
  expect(demoPasswordHash).toContain(`$m=${memory},t=${passes},p=${parallelism}$`)
})
