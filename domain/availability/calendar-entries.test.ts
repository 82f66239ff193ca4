import { expect, test } from 'vitest'
import { calendarEntries } from './calendar-entries.ts'

const at = (time: string) => new Date(`2026-11-20T${time}:00Z`)
const span = (id: string, from: string, to: string) => ({ id, startsAt: at(from), endsAt: at(to) })
const slot = (from: string, to: string, isBooked: boolean) => ({ ...span('slot', from, to), isBooked })
const told = (
  appointments: Parameters<typeof calendarEntries>[0],
  slots: Parameters<typeof calendarEntries>[1],
  meetings: Parameters<typeof calendarEntries>[2] = [],
) =>
  calendarEntries(appointments, slots, meetings).map(({ kind, startsAt, endsAt }) => [
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

test('a supervision meeting takes its time out of a slot, without a break after it', () => {
  expect(told([], [slot('09:00', '12:00', false)], [span('m', '10:00', '11:00')])).toEqual([
    ['free', '09:00', '10:00'],
    ['meeting', '10:00', '11:00'],
    ['free', '11:00', '12:00'],
  ])
  expect(told([], [slot('09:00', '10:00', false)], [span('m', '09:00', '10:00')])).toEqual([
    ['meeting', '09:00', '10:00'],
  ])
})
