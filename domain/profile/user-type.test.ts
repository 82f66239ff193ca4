import { expect, test } from 'vitest'
import { dashboardOf, profileOf, userTypeOf } from './user-type.ts'

test('both spellings of a student are one type', () => {
  expect(userTypeOf('etudiant')).toBe('student')
  expect(userTypeOf('student')).toBe('student')
})

test.each([undefined, null, '', 'ADMIN', 42, {}])('%j is a patient', (stored) => {
  expect(userTypeOf(stored)).toBe('patient')
})

test('each type has its own home', () => {
  expect(dashboardOf('patient')).toBe('/patient/dashboard')
  expect(dashboardOf('student')).toBe('/dashboard-etudiant')
  expect(dashboardOf('therapist')).toBe('/therapist/dashboard')
  expect(dashboardOf('admin')).toBe('/admin')
})

test('each type has its own profile', () => {
  expect(profileOf('patient')).toBe('/profile-patient')
  expect(profileOf('student')).toBe('/profile-student')
  expect(profileOf('therapist')).toBe('/profile-therapist')
  expect(profileOf('admin')).toBe('/profile-patient')
})
