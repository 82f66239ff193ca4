import fc from 'fast-check'
import { expect, test } from 'vitest'
import { attestationNumber, readAttestationNumber } from './attestation-number.ts'

const sevenDigits = fc.integer({ min: 0, max: 9_999_999 }).map((drawn) => String(drawn).padStart(7, '0'))
const year = fc.integer({ min: 2026, max: 2099 })

test('reads a number however it is spaced', () => {
  const number = attestationNumber(2026, '0417385')
  expect(number).toMatch(/^2026-0417-385\d$/)
  for (const typed of [
    number,
    number.replaceAll('-', ''),
    number.replaceAll('-', ' '),
    ` ${number.replace('-', '–')} `,
  ])
    expect(readAttestationNumber(typed)).toBe(number)
})

test('detects one wrong digit, or two swapped neighbours', () => {
  fc.assert(
    fc.property(year, sevenDigits, (of, drawn) => {
      const digits = attestationNumber(of, drawn).replaceAll('-', '')
      for (let at = 0; at < digits.length; at++) {
        for (let digit = 0; digit < 10; digit++) {
          const changed = `${digits.slice(0, at)}${digit}${digits.slice(at + 1)}`
          if (changed !== digits) expect(readAttestationNumber(changed)).toBeUndefined()
        }
        const [one = '', two = ''] = digits.slice(at, at + 2)
        const swapped = `${digits.slice(0, at)}${two}${one}${digits.slice(at + 2)}`
        if (two && one !== two) expect(readAttestationNumber(swapped)).toBeUndefined()
      }
    }),
    { numRuns: 200 },
  )
})

test.each(['', '2026', '2026-0417', '2026-0417-38521', 'abcd-efgh-ijkl'])('« %s » is no number', (typed) => {
  expect(readAttestationNumber(typed)).toBeUndefined()
})
