import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addDays,
  dayOf,
  daysBetween,
  instantOf,
  isDay,
  isSecondPassage,
  startOfDay,
  wallTimeOf,
  weekdayOf,
} from './time.ts'

const HALF_HOUR_MS = 30 * 60_000
const at = (day: string, time: string) => instantOf(day, time)?.toISOString()

/** DST changes in Paris: the last Sundays of March and October, 01:00 UTC. */
const summers = [
  ['2026-03-29T01:00:00Z', '2026-10-25T01:00:00Z'],
  ['2027-03-28T01:00:00Z', '2027-10-31T01:00:00Z'],
  ['2028-03-26T01:00:00Z', '2028-10-29T01:00:00Z'],
] as const

/** Independent implementation of the European DST rule. */
function expectedWallTime(ms: number): string {
  const isSummer = summers.some(([from, to]) => ms >= Date.parse(from) && ms < Date.parse(to))
  return new Date(ms + (isSummer ? 2 : 1) * 60 * 60_000).toISOString().slice(0, 16)
}

describe('every half hour of 2026 to 2028', () => {
  const from = Date.parse('2026-01-01T00:00:00Z')
  const to = Date.parse('2029-01-01T00:00:00Z')

  test('shows the time of the European rule, and converts back from it', () => {
    let secondPassages = 0
    for (let ms = from; ms < to; ms += HALF_HOUR_MS) {
      const { day, time } = wallTimeOf(new Date(ms))
      if (`${day}T${time}` !== expectedWallTime(ms)) expect(`${day}T${time}`).toBe(expectedWallTime(ms))
      const found = instantOf(day, time)?.getTime()
      if (isSecondPassage(new Date(ms))) {
        secondPassages++
        expect(found).toBe(ms - 60 * 60_000)
      } else if (found !== ms) expect(found).toBe(ms)
    }
    expect(secondPassages).toBe(3 * 2)
  })

  test('exists on the clock, except two half hours of each March night', () => {
    const missing: string[] = []
    for (let day = '2026-01-01'; day < '2029-01-01'; day = addDays(day, 1)) {
      for (let half = 0; half < 48; half++) {
        const time = `${String(half >> 1).padStart(2, '0')}:${half % 2 ? '30' : '00'}`
        if (!instantOf(day, time)) missing.push(`${day} ${time}`)
      }
    }
    expect(missing).toEqual([
      '2026-03-29 02:00',
      '2026-03-29 02:30',
      '2027-03-28 02:00',
      '2027-03-28 02:30',
      '2028-03-26 02:00',
      '2028-03-26 02:30',
    ])
  })
})

describe('the nights of the DST changes', () => {
  test('March: the hour after 1:59 is 3:00', () => {
    expect(at('2026-03-29', '01:30')).toBe('2026-03-29T00:30:00.000Z')
    expect(at('2026-03-29', '02:30')).toBeUndefined()
    expect(at('2026-03-29', '03:00')).toBe('2026-03-29T01:00:00.000Z')
  })

  test('October: the first of the repeated hour', () => {
    expect(at('2026-10-25', '02:30')).toBe('2026-10-25T00:30:00.000Z')
    expect(at('2026-10-25', '03:00')).toBe('2026-10-25T02:00:00.000Z')
    expect(isSecondPassage(new Date('2026-10-25T00:30:00Z'))).toBe(false)
    expect(isSecondPassage(new Date('2026-10-25T01:30:00Z'))).toBe(true)
  })
})

test.each(['2026-02-30', '2026-13-01', '2026-1-1', 'demain', ''])('%j is no day', (text) => {
  expect(isDay(text)).toBe(false)
  expect(instantOf(text, '09:00')).toBeUndefined()
})

test.each(['24:30', '9:00', '12:60', ''])('%j is no time', (time) => {
  expect(instantOf('2026-11-20', time)).toBeUndefined()
})

test('days have the right weekday, also far from UTC midnight', () => {
  expect(weekdayOf('2026-11-20')).toBe('friday')
  expect(dayOf(new Date('2026-11-19T23:30:00Z'))).toBe('2026-11-20')
  expect(startOfDay('2026-07-14').toISOString()).toBe('2026-07-13T22:00:00.000Z')
})

test('addDays and daysBetween are inverse', () => {
  fc.assert(
    fc.property(fc.integer({ min: -20_000, max: 20_000 }), (count) => {
      expect(daysBetween('2026-11-20', addDays('2026-11-20', count))).toBe(count)
    }),
  )
})
