import { expect, test } from 'vitest'
import { codeOf, newTotpSecret, stepOfCode, totpUri } from './totp.ts'

/** Test vectors of RFC 6238, appendix B, cut to six digits. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at second %i the code is %s', (second, code) => {
  expect(codeOf(SECRET, new Date(second * 1000))).toBe(code)
})

test('accepts a code one time step early or late, and no more', () => {
  const steps = [1_111_111_049, 1_111_111_050, 1_111_111_109, 1_111_111_139, 1_111_111_140].map((second) =>
    stepOfCode(SECRET, '081804', new Date(second * 1000)),
  )
  expect(steps).toEqual([undefined, 37_037_036, 37_037_036, 37_037_036, undefined])
})

test('secrets are random and round-trip through base32', () => {
  const secret = newTotpSecret()
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(newTotpSecret()).not.toBe(secret)
  const now = new Date()
  expect(stepOfCode(secret, codeOf(secret, now), now)).toBe(Math.floor(now.getTime() / 30_000))
})

test('the otpauth URL names the account', () => {
  const uri = new URL(totpUri(SECRET, { issuer: 'Mivoix', account: 'a b@exemple.fr' }))
  expect(uri.href).toMatch(/^otpauth:\/\/totp\/Mivoix:a%20b%40exemple\.fr\?/)
  expect(Object.fromEntries(uri.searchParams)).toMatchObject({ secret: SECRET, issuer: 'Mivoix', digits: '6' })
})

test.each(['', '28708', '2870822', 'abcdef', '２８７０８２', '28708２'])('%j is no code', (code) => {
  expect(stepOfCode(SECRET, code, new Date(59_000))).toBeUndefined()
})
