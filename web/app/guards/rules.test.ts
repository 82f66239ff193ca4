import { expect, test } from 'vitest'
import type { UserType } from '#domain/profile/user-type.ts'
import type { GuardName } from './guard-names.ts'
import { detourOf } from './rules.ts'

const detour = (guard: GuardName, type: UserType | undefined) => detourOf(guard, type, '/messages/1')

test('a signed-out visitor is asked to sign in, and to book keeps the way back', () => {
  expect(detour('patient', undefined)).toEqual({ to: '/login?from=protected', code: 'not_signed_in' })
  expect(detourOf('booking', undefined, '/appointment', '?move=1')).toEqual({
    to: '/login?redirect=appointment',
    code: 'sign_in_to_book',
  })
  expect(detour('payment', undefined)).toEqual({ to: '/login?redirect=payment', code: 'sign_in_to_pay' })
  expect(detour('messages', undefined)).toEqual({ to: '/login?redirect=messages/1', code: 'not_signed_in' })
})

test('free hours are shown before an account exists', () => {
  expect(detourOf('booking', undefined, '/appointment', '?slot=2026-11-18T16%3A00%3A00.000Z')).toBeNull()
})

test('each person reaches their own screens', () => {
  expect(detour('patient', 'patient')).toBeNull()
  expect(detour('practitioner', 'student')).toBeNull()
  expect(detour('practitioner', 'therapist')).toBeNull()
  expect(detour('student', 'student')).toBeNull()
  expect(detour('availability', 'therapist')).toBeNull()
  for (const type of ['patient', 'student', 'therapist'] as const) expect(detour('messages', type)).toBeNull()
  expect(detour('admin', 'admin')).toBeNull()
  expect(detour('booking', 'patient')).toBeNull()
})

test('others are sent home with the sentence of the screen', () => {
  expect(detour('patient', 'student')).toEqual({ to: '/dashboard-etudiant', code: 'patients_only' })
  expect(detour('practitioner', 'patient')).toEqual({ to: '/patient/dashboard', code: 'practitioners_only' })
  expect(detour('student', 'therapist')).toEqual({ to: '/login', code: 'students_only' })
  expect(detour('messages', 'admin')).toEqual({ to: '/admin', code: 'not_allowed' })
  expect(detour('admin', 'patient')).toEqual({ to: '/patient/dashboard', code: 'not_allowed' })
  expect(detourOf('admin', 'patient', '/admin-diagnostic')).toEqual({ to: '/admin', code: 'not_allowed' })
  expect(detourOf('admin', 'admin', '/admin-diagnostic')).toBeNull()
})
