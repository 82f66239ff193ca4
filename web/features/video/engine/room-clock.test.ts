import { expect, test } from 'vitest'
import { clockNotice, mayPractitionerLeave, minutesLeft, patientWait } from './room-clock.ts'

const times = { startsAt: new Date('2026-11-20T13:30:00Z'), endsAt: new Date('2026-11-20T14:15:00Z') }
const at = (clock: string) => new Date(`2026-11-20T${clock}Z`)

test('waiting states change at five and at ten minutes', () => {
  expect(patientWait(times, at('13:34:59'))).toBe('expected')
  expect(patientWait(times, at('13:35:00'))).toBe('late')
  expect(patientWait(times, at('13:40:00'))).toBe('absent')
  expect(mayPractitionerLeave(times, at('13:44:59'))).toBe(false)
  expect(mayPractitionerLeave(times, at('13:45:00'))).toBe(true)
})

test('the clock counts down and warns', () => {
  expect(minutesLeft(times, at('13:43:10'))).toBe(32)
  expect(clockNotice(times, at('14:09:59'))).toBeUndefined()
  expect(clockNotice(times, at('14:10:00'))).toBe('last-minutes')
  expect(clockNotice(times, at('14:11:00'))).toBeUndefined()
  expect(minutesLeft(times, at('14:14:59'))).toBe(1)
  expect(clockNotice(times, at('14:15:00'))).toBe('over')
  expect(minutesLeft(times, at('14:20:00'))).toBe(0)
})
