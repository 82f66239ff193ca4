import { expect, test } from 'vitest'
import { errorMessage } from '../messages.ts'
import { bookingFormSchema } from './schema.ts'

const whole = {
  startsAt: '2026-11-18T16:00:00.000Z',
  consultationType: 'individual',
  topic: 'Je dors mal.',
  topicConsent: true,
  appearance: 'first_name',
  pseudonym: '',
  companionName: '',
  birthdate: '',
} as const

function problemsOf(changed: object, asksBirthdate = false) {
  const { error } = bookingFormSchema({ asksBirthdate }).safeParse({ ...whole, ...changed })
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))
}

test('a complete form has no errors', () => {
  expect(problemsOf({})).toEqual({})
})

test('each missing field has its own message', () => {
  expect(problemsOf({ startsAt: '', topic: '  ', topicConsent: false })).toEqual({
    startsAt: errorMessage('booking_time_missing'),
    topic: errorMessage('booking_topic_missing'),
    topicConsent: errorMessage('topic_consent_missing'),
  })
})

test('refuses markup in the topic with the message of the specification', () => {
  expect(problemsOf({ topic: '<script>' })).toEqual({ topic: errorMessage('markup_refused') })
})

test('requires a pseudonym only from patients who appear under one', () => {
  expect(problemsOf({ appearance: 'pseudonym' })).toEqual({ pseudonym: errorMessage('pseudonym_missing') })
  expect(problemsOf({ appearance: 'pseudonym', pseudonym: 'Lune' })).toEqual({})
})

test('reports all errors at once', () => {
  const problems = problemsOf({ topic: '', appearance: 'pseudonym' }, true)
  expect(Object.keys(problems).toSorted()).toEqual(['birthdate', 'pseudonym', 'topic'])
})

test('requires a birthdate only when it is asked', () => {
  expect(problemsOf({}, true)).toEqual({ birthdate: errorMessage('birthdate_missing') })
  expect(problemsOf({ birthdate: '1994-05-17' }, true)).toEqual({})
})
