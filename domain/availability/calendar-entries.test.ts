import { expect, test } from 'vitest'
import { calendarEntries } from './calendar-entries.ts'

const at = (time: string) => new Date(`2026-11-20T${time}:00Z`)
const span = (id: string, from: string, to: string) => ({ id, startsAt: at(from), endsAt: at(to) })
const slot = (from: string, to: string, isBooked: boolean) => ({ ...span('slot', from, to), isBooked })
const told = (...arguments_: Parameters<typeof calendarEntries>) =>
  calendarEntries(...arguments_).map(({ kind, startsAt, endsAt }) => [
    kind,
    startsAt.toISOString().slice(11, 16),
    endsAt.toISOString().slice(11, 16),
  ])

test('an appointment in a slot leaves the rest of it free', () => {
  expect(told([span('a', '10:00', '10:45')], [slot('09:00', '12:00', true)])).toEqual([
    ['free', '09:00', '10:00'],
    ['appointment', '10:00', '10:45'],
    ['free', '11:00', '12:00'],
  ])
})

test('includes an appointment outside every slot', () => {
  expect(told([span('a', '18:00', '18:45')], [slot('09:00', '10:00', false)])).toEqual([
    ['free', '09:00', '10:00'],
    ['appointment', '18:00', '18:45'],
  ])
})

test('a slot with a payment hold is shown as held, neither free nor removed', () => {
  expect(told([], [slot('09:00', '10:00', true)])).toEqual([['held', '09:00', '10:00']])
})
