import { describe, expect, test } from 'vitest'
import { recurringDays } from './recurring-days.ts'
import { newRecurringSlotsSchema, newSlotSchema } from './schema.ts'
import { slotOf } from './slot.ts'

const now = new Date('2026-11-15T12:00:00Z')
const startsOf = (day: string, startTime: string, endTime: string, at = now) => {
  const slot = slotOf({ day, startTime, endTime }, at)
  return typeof slot === 'string' ? slot : slot.starts.map((start) => start.toISOString().slice(11, 16))
}

describe('a slot offers', () => {
  test('one start in an hour', () => {
    expect(startsOf('2026-11-20', '09:00', '10:00')).toEqual(['08:00'])
  })
  test('a start every half hour while a whole consultation remains', () => {
    expect(startsOf('2026-11-20', '09:00', '11:00')).toEqual(['08:00', '08:30', '09:00'])
  })
  test('nothing when it is too short', () => {
    expect(startsOf('2026-11-20', '09:00', '09:30')).toBe('slot_too_short')
  })
  test('nothing in the past', () => {
    expect(startsOf('2026-11-15', '13:00', '14:00')).toBe('slot_past')
    expect(startsOf('2026-11-15', '13:30', '14:30')).toEqual(['12:30'])
  })
  test('nothing at an hour skipped in March (DST)', () => {
    expect(startsOf('2027-03-28', '02:00', '04:00')).toBe('slot_time_does_not_exist')
    expect(startsOf('2027-03-28', '01:00', '04:00')).toEqual(['00:00', '00:30', '01:00'])
  })
  test('the repeated hour in October only once (DST)', () => {
    expect(startsOf('2027-10-31', '01:00', '04:00')).toEqual(['23:00', '23:30', '00:00', '00:30', '02:00'])
  })
})

test.each([
  [{ day: '2026-11-20', startTime: '10:00', endTime: '10:00' }, 'antérieure'],
  [{ day: '2026-11-20', startTime: '11:00', endTime: '10:00' }, 'antérieure'],
  [{ day: '', startTime: '09:00', endTime: '10:00' }, 'Veuillez sélectionner une date'],
  [{ startTime: '09:00', endTime: '10:00' }, 'Veuillez sélectionner une date'],
])('%j is refused with its message', (input, words) => {
  expect(newSlotSchema.safeParse(input).error?.issues[0]?.message).toContain(words)
})

test.each(['09:15', '24:00', '9:00', '09:00:00'])('%s is not on the grid', (startTime) => {
  expect(newSlotSchema.safeParse({ day: '2026-11-20', startTime, endTime: '23:30' }).success).toBe(false)
})

test('a series has each chosen weekday once a week', () => {
  const days = recurringDays({ from: '2026-11-18', weekdays: ['monday', 'thursday'], weeks: 4 })
  expect(days.join(' ')).toBe('2026-11-19 2026-11-23 2026-11-26 2026-11-30 2026-12-03 2026-12-07 2026-12-10 2026-12-14')
})

test('a series needs distinct weekdays, and 4, 8 or 12 weeks', () => {
  const series = { from: '2026-11-18', startTime: '09:00', endTime: '10:00', weekdays: ['monday'], weeks: 4 }
  expect(newRecurringSlotsSchema.safeParse(series).success).toBe(true)
  expect(newRecurringSlotsSchema.safeParse({ ...series, weekdays: [] }).success).toBe(false)
  expect(newRecurringSlotsSchema.safeParse({ ...series, weekdays: ['monday', 'monday'] }).success).toBe(false)
  expect(newRecurringSlotsSchema.safeParse({ ...series, weeks: 5 }).success).toBe(false)
})
