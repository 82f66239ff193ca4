import { describe, expect, test } from 'vitest'
import { retryAfterMessage, retryAfterSecondsIn } from './retry-after.ts'
import { sessionLifetimeSeconds } from './session-lifetime.ts'
import { signUpUserType } from './sign-up-user-type.ts'

test.each([
  ['patient', 'patient'],
  ['student', 'student'],
  ['etudiant', 'student'],
  ['therapist', 'patient'],
  ['admin', 'patient'],
  [undefined, 'patient'],
  [{ admin: true }, 'patient'],
])('a sign-up as %j creates a %s', (asked, type) => {
  expect(signUpUserType(asked)).toBe(type)
})

describe('session lifetime', () => {
  const ordinary = { userType: 'patient', staySignedIn: false, isFirst: false } as const
  test.each([
    ['one hour', ordinary, 3600],
    ['a day after sign-up', { ...ordinary, isFirst: true }, 86_400],
    ['seven days when staying signed in', { ...ordinary, staySignedIn: true }, 604_800],
    ['a day for an administrator', { ...ordinary, userType: 'admin' as const }, 86_400],
    ['never more for an administrator', { ...ordinary, userType: 'admin' as const, staySignedIn: true }, 86_400],
  ])('%s', (_, session, seconds) => {
    expect(sessionLifetimeSeconds(session)).toBe(seconds)
  })
})

test('the retry delay is parsed back from the message', () => {
  expect(retryAfterSecondsIn(retryAfterMessage(287))).toBe(287)
  expect(retryAfterSecondsIn('Invalid login credentials')).toBeUndefined()
})
