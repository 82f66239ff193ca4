import { expect, test } from 'vitest'
import { freeSpans } from './free-spans.ts'

const at = (time: string) => new Date(`2026-11-20T${time}:00Z`)
const span = (from: string, to: string) => ({ startsAt: at(from), endsAt: at(to) })

test('a slot without appointments is entirely free', () => {
  expect(freeSpans(span('09:00', '11:00'), [])).toEqual([span('09:00', '11:00')])
})

test('an appointment blocks its time and the break after it', () => {
  expect(freeSpans(span('09:00', '12:00'), [span('10:00', '10:45')])).toEqual([
    span('09:00', '10:00'),
    span('11:00', '12:00'),
  ])
})

test('a rest too short for a consultation is not free', () => {
  expect(freeSpans(span('09:00', '11:00'), [span('09:30', '10:15')])).toEqual([])
  expect(freeSpans(span('09:00', '10:00'), [span('09:00', '09:45')])).toEqual([])
})

test('ignores appointments at other times', () => {
  expect(freeSpans(span('09:00', '10:00'), [span('14:00', '14:45')])).toEqual([span('09:00', '10:00')])
})
