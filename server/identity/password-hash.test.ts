import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'
import { hashPassword, verifyPassword } from './password-hash.ts'

test('verifies a password only against its own hash', async () => {
  const stored = await hashPassword('quatre petits mots simples')
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await verifyPassword('quatre petits mots simples', stored)).toBe(true)
  expect(await verifyPassword('quatre petits mots simple', stored)).toBe(false)
})

test('accepts the same letters in another Unicode normalisation', async () => {
  expect(await verifyPassword('e\u0301te\u0301 2026', await hashPassword('\u00e9t\u00e9 2026'))).toBe(true)
})

test('refuses every password without a readable hash', async () => {
  expect(await verifyPassword('', null)).toBe(false)
  expect(await verifyPassword('secret', '$2a$10$bcrypt')).toBe(false)
})

test('finishes more concurrent hashes than there are threads', async () => {
  const stored = await hashPassword('a')
  const verdicts = await Promise.all(Array.from({ length: 12 }, (_, i) => verifyPassword(i % 2 ? 'a' : 'b', stored)))
  expect(verdicts.filter(Boolean)).toHaveLength(6)
})

test.each(['password', 'PASSWORD', 'azertyuiop', 'motdepasse123', '12345678'])('%s is too common', (password) => {
  expect(isCommonPassword(password)).toBe(true)
})

test('a long sentence is not common', () => {
  expect(isCommonPassword('le chat dort sous la lune')).toBe(false)
})
