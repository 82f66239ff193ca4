import { expect, test } from 'vitest'
import {
  formatDateTime,
  formatDay,
  formatMonth,
  formatNearDateTime,
  formatRecent,
  formatShortDateTime,
  formatStart,
  formatTime,
} from './format-time.ts'

const friday = new Date('2026-11-20T13:30:00Z')
const spaced = (text: string) => text.replaceAll('\u00A0', ' ')

test('a date with its time', () => {
  expect(spaced(formatDateTime(friday))).toBe('vendredi 20 novembre 2026 à 14 h 30')
  expect(formatDateTime(friday)).toContain('14\u00A0h\u00A030')
  expect(formatDateTime(friday)).toContain('20\u00A0novembre')
})

test('the first of a month', () => {
  expect(spaced(formatDay('2026-12-01'))).toBe('mardi 1er décembre 2026')
  expect(formatMonth('2026-12-01')).toBe('décembre 2026')
})

test('short forms', () => {
  expect(spaced(formatShortDateTime(friday))).toBe('ven. 20 nov., 14 h 30')
  expect(spaced(formatStart(new Date('2026-11-20T08:00:00Z')))).toBe('9 h 00')
  expect(spaced(formatTime(new Date('2026-07-20T07:00:00Z')))).toBe('9 h')
})

test.each([
  ['2026-11-20T17:00:00Z', 'aujourd’hui à 18 h'],
  ['2026-11-20T22:59:00Z', 'aujourd’hui à 23 h 59'],
  ['2026-11-20T23:00:00Z', 'demain à 0 h'],
  ['2026-11-22T08:00:00Z', 'dim. 22 nov., 9 h'],
])('%s seen on that Friday is « %s »', (instant, text) => {
  expect(spaced(formatNearDateTime(new Date(instant), friday))).toBe(text)
})

test.each([
  ['2026-11-20T08:05:00Z', '9 h 05'],
  ['2026-11-19T22:30:00Z', 'hier'],
  ['2026-11-18T10:00:00Z', 'mer. 18 nov.'],
])('formatRecent on the afternoon of the 20th: %s is « %s »', (instant, text) => {
  expect(spaced(formatRecent(new Date(instant), friday))).toBe(text)
})
