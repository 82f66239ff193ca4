import { expect, test } from 'vitest'
import { detourOf } from './rules.ts'

test('a signed-out visitor is asked to sign in, and to book keeps the way back', () => {
  expect(detourOf('patient', undefined)).toEqual({ to: '/login?from=protected', code: 'not_signed_in' })
  expect(detourOf('booking', undefined)).toEqual({ to: '/login?redirect=appointment', code: 'sign_in_to_book' })
  expect(detourOf('payment', undefined)).toEqual({ to: '/login?redirect=payment', code: 'sign_in_to_pay' })
})

test('each person reaches their own screens', () => {
  expect(detourOf('patient', 'patient')).toBeNull()
  expect(detourOf('practitioner', 'student')).toBeNull()
  expect(detourOf('practitioner', 'therapist')).toBeNull()
  expect(detourOf('student', 'student')).toBeNull()
  expect(detourOf('availability', 'therapist')).toBeNull()
  for (const type of ['patient', 'student', 'therapist'] as const) expect(detourOf('messages', type)).toBeNull()
  expect(detourOf('admin', 'admin')).toBeNull()
  expect(detourOf('booking', 'patient')).toBeNull()
})

test('others are sent home with the sentence of the screen', () => {
  expect(detourOf('patient', 'student')).toEqual({ to: '/dashboard-etudiant', code: 'patients_only' })
  expect(detourOf('practitioner', 'patient')).toEqual({ to: '/patient/dashboard', code: 'practitioners_only' })
  expect(detourOf('student', 'therapist')).toEqual({ to: '/login', code: 'students_only' })
  expect(detourOf('messages', 'admin')).toEqual({ to: '/admin', code: 'not_allowed' })
  expect(detourOf('admin', 'patient')).toEqual({ to: '/patient/dashboard', code: 'not_allowed' })
})
