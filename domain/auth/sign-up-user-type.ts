import { userTypeOf } from '../profile/user-type.ts'

/** Types allowed at sign-up. Supervisors and administrators are created by an administrator. */
export type SignUpUserType = 'patient' | 'student'

export function signUpUserType(asked: unknown): SignUpUserType {
  return userTypeOf(asked) === 'student' ? 'student' : 'patient'
}
