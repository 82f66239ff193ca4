import { expect, test } from 'vitest'
import { shownDay, slashed, typedDay } from './typed-day.ts'

test.each([
  ['1', '1'],
  ['17', '17'],
  ['170', '17/0'],
  ['17/0', '17/0'],
  ['17051994', '17/05/1994'],
  ['17/05/19945', '17/05/1994'],
  ['5/3/1994', '5/3/1994'],
  ['5.3.1994', '5/3/1994'],
  ['17 05 1994', '17/05/1994'],
  ['17/', '17/'],
  ['/', ''],
  ['abc', ''],
  // As a browser fills it in.
  ['1994-05-17', '17/05/1994'],
])('%s is shown as %s while it is typed', (text, shown) => {
  expect(slashed(text)).toBe(shown)
  expect(slashed(shown)).toBe(shown)
})

test.each([
  ['17/05/1994', '1994-05-17'],
  ['5/3/1994', '1994-03-05'],
  ['05/17/1994', undefined],
  ['31/02/1994', undefined],
  ['29/02/2024', '2024-02-29'],
  ['17/05/94', undefined],
  ['', undefined],
])('%s is the day %s', (text, day) => {
  expect(typedDay(text)).toBe(day)
})

test('a stored day is shown in French order, a half-typed one as it is', () => {
  expect(shownDay('1994-05-17')).toBe('17/05/1994')
  expect(shownDay('17/0')).toBe('17/0')
})
