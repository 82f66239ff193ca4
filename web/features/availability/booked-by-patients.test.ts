import { expect, test } from 'vitest'
import { bookedByPatients } from './booked-by-patients.ts'

test('a consultation that nobody came to is still shown in its slot, a cancelled one is not', () => {
  const all = [
    { id: 'to come', mySide: 'practitioner', status: 'upcoming' },
    { id: 'missed', mySide: 'practitioner', status: 'missed' },
    { id: 'held', mySide: 'practitioner', status: 'completed' },
    { id: 'cancelled', mySide: 'practitioner', status: 'canceled' },
    { id: 'own', mySide: 'patient', status: 'upcoming' },
  ] as const
  expect(bookedByPatients(all).map(({ id }) => id)).toEqual(['to come', 'missed', 'held'])
})
