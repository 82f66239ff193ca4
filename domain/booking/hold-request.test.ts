import { expect, test } from 'vitest'
import { holdRequestOf } from './hold-request.ts'
import type { BookingFormValues } from './schema.ts'

const values: BookingFormValues = {
  startsAt: '2026-12-01T09:00:00Z',
  consultationType: 'couple',
  topic: 'Le sommeil',
  topicConsent: true,
  appearance: 'pseudonym',
  pseudonym: 'Lune',
  companionName: ' Sam ',
  birthdate: '1990-05-04',
}
const wish = { practitionerId: null, genderPreference: 'any', isBirthdateSure: false } as const

test('everything said is asked for', () => {
  expect(holdRequestOf(values, wish)).toEqual({ ...values, companionName: 'Sam', ...wish })
})

test('a pseudonym typed before « first name » was chosen stays here', () => {
  expect(holdRequestOf({ ...values, appearance: 'first_name' }, wish).pseudonym).toBeNull()
})

test('nobody comes with somebody alone, and nobody is no name', () => {
  expect(holdRequestOf({ ...values, consultationType: 'individual' }, wish).companionName).toBeNull()
  expect(holdRequestOf({ ...values, companionName: '  ' }, wish).companionName).toBeNull()
})

test('an empty birthdate is none', () => {
  expect(holdRequestOf({ ...values, birthdate: '' }, wish).birthdate).toBeNull()
})
