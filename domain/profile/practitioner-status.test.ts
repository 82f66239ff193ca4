import { expect, test } from 'vitest'
import { practitionerStatus } from './practitioner-status.ts'

const student = { type: 'student', gender: 'female', studyYear: '5', specialization: 'clinical' }

test('never gives a student the protected title', () => {
  expect(practitionerStatus(student)).toBe('étudiante en psychologie supervisée, Master 2, psychologie clinique')
  expect(practitionerStatus({ ...student, gender: 'male', specialization: 'other' })).toBe(
    'étudiant en psychologie supervisé, Master 2',
  )
})

test('names a year as a text does, not as the form', () => {
  expect(practitionerStatus({ ...student, studyYear: '3' })).toBe(
    'étudiante en psychologie supervisée, 3e année de licence, psychologie clinique',
  )
})

test('guesses nothing about a student with few data, or a deleted one', () => {
  const unknown = { type: 'student', gender: null, studyYear: null, specialization: null }
  expect(practitionerStatus(unknown)).toBe('étudiant·e en psychologie supervisé·e')
  expect(practitionerStatus({ ...unknown, type: null })).toBe('étudiant·e en psychologie supervisé·e')
})

test('a supervisor has the title', () => {
  expect(practitionerStatus({ ...student, type: 'therapist' })).toBe('psychologue')
})
