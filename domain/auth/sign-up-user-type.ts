import { userTypeOf } from '../profile/user-type.ts'

/** The types a person may give themselves. Supervisors and administrators are made by an administrator. */
export type SignUpUserType = 'patient' | 'student'

export function signUpUserType(asked: unknown): SignUpUserType {
  return userTypeOf(asked) === 'student' ? 'student' : 'patient'
}
