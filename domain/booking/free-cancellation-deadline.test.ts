import { expect, test } from 'vitest'
import { freeCancellationWords } from './appointment/free-cancellation-words.ts'
import { freeCancellationDeadline } from './free-cancellation-deadline.ts'

const booking = (startsAt: string) => ({
  startsAt: new Date(startsAt),
  bookedAt: new Date('2026-11-02T09:00:00Z'),
  priceCents: 2999,
  movedByPractitioner: false,
})

test('a near appointment can be cancelled for free until its start: the withdrawal period still runs', () => {
  expect(freeCancellationDeadline(booking('2026-11-05T09:00:00Z'))).toEqual(new Date('2026-11-05T09:00:00Z'))
  expect(freeCancellationWords(booking('2026-11-05T09:00:00Z'))).toMatch(/^jusqu’au début : /)
})

test('a distant one until a day before', () => {
  expect(freeCancellationDeadline(booking('2026-12-10T09:00:00Z'))).toEqual(new Date('2026-12-09T09:00:00Z'))
  expect(freeCancellationWords(booking('2026-12-10T09:00:00Z'))).toBe('jusqu’au mercredi 9\u00A0décembre à 10\u00A0h.')
})

test('one that its practitioner has moved until its start', () => {
  const moved = { ...booking('2026-12-10T09:00:00Z'), movedByPractitioner: true }
  expect(freeCancellationDeadline(moved)).toEqual(moved.startsAt)
  expect(freeCancellationWords(moved)).toMatch(/^jusqu’au début : /)
})
