import { expect, test } from 'vitest'
import type { UserType } from '#domain/profile/user-type.ts'
import type { GuardName } from './guard-names.ts'
import { guardRedirectOf } from './rules.ts'

const redirect = (guard: GuardName, type: UserType | undefined) => guardRedirectOf(guard, type, '/messages/1')

test('a signed-out visitor is asked to sign in, and to book keeps the way back', () => {
  expect(redirect('patient', undefined)).toEqual({ to: '/login?from=protected', code: 'not_signed_in' })
  expect(guardRedirectOf('booking', undefined, '/appointment', '?move=1')).toEqual({
    to: '/login?redirect=appointment',
    code: 'sign_in_to_book',
  })
  expect(redirect('payment', undefined)).toEqual({ to: '/login?redirect=payment', code: 'sign_in_to_pay' })
  expect(redirect('messages', undefined)).toEqual({ to: '/login?redirect=messages/1', code: 'not_signed_in' })
})

test('free hours are shown before an account exists', () => {
  expect(guardRedirectOf('booking', undefined, '/appointment', '?slot=2026-11-18T16%3A00%3A00.000Z')).toBeNull()
})

test('each person reaches their own screens', () => {
  expect(redirect('patient', 'patient')).toBeNull()
  expect(redirect('practitioner', 'student')).toBeNull()
  expect(redirect('practitioner', 'therapist')).toBeNull()
  expect(redirect('student', 'student')).toBeNull()
  expect(redirect('availability', 'therapist')).toBeNull()
  for (const type of ['patient', 'student', 'therapist'] as const) expect(redirect('messages', type)).toBeNull()
  expect(redirect('admin', 'admin')).toBeNull()
  expect(redirect('booking', 'patient')).toBeNull()
})

test('others are sent home with the sentence of the screen', () => {
  expect(redirect('patient', 'student')).toEqual({ to: '/dashboard-etudiant', code: 'patients_only' })
  expect(redirect('practitioner', 'patient')).toEqual({ to: '/patient/dashboard', code: 'practitioners_only' })
  expect(redirect('student', 'therapist')).toEqual({ to: '/therapist/dashboard', code: 'students_only' })
  expect(redirect('availability', 'patient')).toEqual({ to: '/patient/dashboard', code: 'students_only' })
  expect(redirect('messages', 'admin')).toEqual({ to: '/admin', code: 'not_allowed' })
  expect(redirect('admin', 'patient')).toEqual({ to: '/patient/dashboard', code: 'not_allowed' })
  expect(guardRedirectOf('admin', 'patient', '/admin-diagnostic')).toEqual({ to: '/admin', code: 'not_allowed' })
  expect(guardRedirectOf('admin', 'admin', '/admin-diagnostic')).toBeNull()
})
