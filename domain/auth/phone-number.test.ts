import { expect, test } from 'vitest'
import { internationalDigits, maskedPhone, spokenPhone } from './phone-number.ts'

test.each([
  ['06 12 34 56 78', '33612345678'],
  ['+33 6 12 34 56 78', '33612345678'],
  ['0033612345678', '33612345678'],
  ['33612345678', '33612345678'],
  ['+32 470.12.34.56', '32470123456'],
  ['', undefined],
  ['0612', undefined],
  ['+33 6 12 34 56 78 et plus', undefined],
  ['<script>', undefined],
  ['٠٦١٢٣٤٥٦٧٨', undefined],
  ['1'.repeat(16), undefined],
])('%j is %j', (text, digits) => {
  expect(internationalDigits(text)).toBe(digits)
})

test('shows the whole number to its owner, and only its end elsewhere', () => {
  expect(spokenPhone('33612345678')).toBe('+33 6 12 34 56 78')
  expect(spokenPhone('32470123456')).toBe('+32470123456')
  expect(maskedPhone('33612345678')).toBe('•• •• •• 56 78')
})
