import { expect, test } from 'vitest'
import { calendarFile } from './calendar-file.ts'

const entry = {
  appointmentId: '3f0e0a3c-0000-4000-8000-000000000000',
  startsAt: new Date('2026-11-20T13:30:00Z'),
  endsAt: new Date('2026-11-20T14:15:00Z'),
  revision: 2,
  isCanceled: false,
  url: `https://mivoix.example/${'session/'.repeat(20)}3f0e0a3c`,
}
const file = calendarFile([entry], new Date('2026-11-15T08:00:00Z'))

test('gives the time in UTC, under a neutral title', () => {
  expect(file).toContain('\r\nDTSTART:20261120T133000Z\r\nDTEND:20261120T141500Z\r\nSEQUENCE:2\r\n')
  expect(file).toContain('\r\nSUMMARY:Rendez-vous\r\n')
  expect(file).not.toMatch(/psycho|consultation|séance/i)
})

test('folds long lines so that they can be unfolded', () => {
  expect(Math.max(...file.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(75)
  expect(file.replaceAll('\r\n ', '')).toContain(`\r\nURL:${entry.url}\r\n`)
})

test('marks a cancelled appointment', () => {
  expect(calendarFile([{ ...entry, isCanceled: true }], entry.startsAt)).toContain('STATUS:CANCELLED')
})
