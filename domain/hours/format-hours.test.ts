import { expect, test } from 'vitest'
import { formatHours } from './format-hours.ts'

test.each([
  [0, '0 h'],
  [45, '45 min'],
  [60, '1 h'],
  [65, '1 h 05'],
  [18_720, '312 h'],
])('%i minutes are « %s »', (minutes, words) => {
  expect(formatHours(minutes).replaceAll('\u00A0', ' ')).toBe(words)
})
