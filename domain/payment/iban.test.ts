import { expect, test } from 'vitest'
import { compactIban, isIban, maskedIban } from './iban.ts'

test.each(['FR76 3000 6000 0112 3456 7890 189', 'fr14-2004-1010-0505-0001-3m02-606', 'DE89 3704 0044 0532 0130 00'])(
  '%s is an account',
  (written) => expect(isIban(compactIban(written))).toBe(true),
)

test.each([
  ['a wrong digit', 'FR7630006000011234567890188'],
  ['two digits exchanged', 'FR7630006000011234567890819'],
  ['one digit too few', 'FR763000600001123456789018'],
  ['nothing', ''],
  ['words', 'mon compte'],
])('%s is not an IBAN', (_, written) => expect(isIban(compactIban(written))).toBe(false))

test('a masked IBAN shows only its end', () => expect(maskedIban('0189')).toBe('•••• 0189'))
