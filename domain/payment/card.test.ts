import { describe, expect, test } from 'vitest'
import { cardSchema, formatCardNumber, formatExpiry, formatThreeDCode, isExpired } from './card.ts'
import { TEST_CARD, TEST_CARD_REFUSED, verdictOf } from './test-cards.ts'

const card = { number: '4242 4242 4242 4242', expiry: '12/28', cvc: '123', name: 'CLAIRE LEROY' }
const firstSentence = (change: object) => cardSchema.safeParse({ ...card, ...change }).error?.issues[0]?.message

test('accepts a valid card, without its spaces', () => {
  expect(cardSchema.parse(card).number).toBe(TEST_CARD)
})

test.each([
  [{ number: '4242 4242 4242 424' }, 'Numéro de carte invalide'],
  [{ number: '4242 4242 4242 4242 4' }, 'Numéro de carte invalide'],
  [{ number: '4242 4242 4242 424a' }, 'Numéro de carte invalide'],
  [{ number: undefined }, 'Numéro de carte invalide'],
  [{ expiry: '13/28' }, "Date d'expiration invalide (format MM/YY)"],
  [{ expiry: '00/28' }, "Date d'expiration invalide (format MM/YY)"],
  [{ expiry: '1/28' }, "Date d'expiration invalide (format MM/YY)"],
  [{ cvc: '12' }, 'Code CVC invalide'],
  [{ cvc: '12345' }, 'Code CVC invalide'],
  [{ name: ' ab ' }, 'Veuillez entrer un nom valide'],
])('%j is refused: %s', (change, sentence) => {
  expect(firstSentence(change)).toBe(sentence)
})

describe('while typing', () => {
  test.each([
    ['4242', '4242'],
    ['42424', '4242 4'],
    ['4242-4242 4242x4242 99', '4242 4242 4242 4242'],
  ])('the number %s shows as %s', (typed, shown) => {
    expect(formatCardNumber(typed)).toBe(shown)
  })
  test.each([
    ['1', '1'],
    ['12', '12'],
    ['122', '12/2'],
    ['12/288', '12/28'],
  ])('the expiry %s shows as %s', (typed, shown) => {
    expect(formatExpiry(typed)).toBe(shown)
  })
  test('limits the code to six digits', () => {
    expect(formatThreeDCode('12a34-5678')).toBe('123456')
  })
})

test('a card is valid until the end of its month', () => {
  expect(isExpired('11/26', '2026-11-30')).toBe(false)
  expect(isExpired('10/26', '2026-11-01')).toBe(true)
})

test('only test numbers pass the embedded provider', () => {
  expect(verdictOf(TEST_CARD)).toBe('three-d-secure')
  expect(verdictOf(TEST_CARD_REFUSED)).toBe('refused')
  expect(verdictOf('4000056655665556')).toBe('refused')
  expect(verdictOf('4970101234567890')).toBe('not-a-test-card')
})
