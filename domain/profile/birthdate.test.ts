import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { birthdateField, isPlausibleBirthdate } from './birthdate.ts'

const today = '2026-11-19'

test.each([
  ['2026-11-18', true],
  ['2010-02-28', true],
  ['1900-01-02', true],
  ['2026-11-19', false],
  ['2026-11-20', false],
  ['2096-01-01', false],
  ['1900-01-01', false],
  ['2010-02-30', false],
  ['2010-2-3', false],
  ['', false],
])('%s is a plausible birthdate: %s', (day, isPlausible) => {
  expect(isPlausibleBirthdate(day, today)).toBe(isPlausible)
})

describe('the field of the forms', () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-19T23:30:00Z') }))
  afterEach(() => void vi.useRealTimers())

  test('takes a day that is past in France, or no answer', () => {
    // Half past midnight of the 20th in Paris.
    expect(['2026-11-19', '2026-11-20', ''].map((day) => birthdateField.safeParse(day).success)).toEqual([
      true,
      false,
      true,
    ])
  })
})
