import { expect, test } from 'vitest'
import { practitionerStatus } from './practitioner-status.ts'

const student = { type: 'student', gender: 'female', studyYear: '5', specialization: 'clinical' }

test('a student is never called by the protected title', () => {
  expect(practitionerStatus(student)).toBe('étudiante en psychologie supervisée, Master 2, psychologie clinique')
  expect(practitionerStatus({ ...student, gender: 'male', specialization: 'other' })).toBe(
    'étudiant en psychologie supervisé, Master 2',
  )
})

test('nothing is guessed of a student who said little, nor of one who has left', () => {
  const unknown = { type: 'student', gender: null, studyYear: null, specialization: null }
  expect(practitionerStatus(unknown)).toBe('étudiant·e en psychologie supervisé·e')
  expect(practitionerStatus({ ...unknown, type: null })).toBe('étudiant·e en psychologie supervisé·e')
})

test('a supervisor is', () => {
  expect(practitionerStatus({ ...student, type: 'therapist' })).toBe('psychologue')
})
