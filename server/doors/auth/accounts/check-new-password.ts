import { isCommonPassword } from '../../../identity/common-passwords.ts'
import { AuthError } from '../auth-error.ts'

/** Refuses a password that is too short or common. */
export function checkNewPassword(password: string, minLength: number): void {
  if (password.length < minLength) {
    throw weak('length', `Password should be at least ${minLength} characters.`)
  }
  if (isCommonPassword(password)) {
    throw weak('pwned', 'Password is known to be weak and easy to guess, please choose a different one.')
  }
}

function weak(reason: 'length' | 'pwned', message: string): AuthError {
  return new AuthError('weak_password', { message, body: { weak_password: { reasons: [reason] } } })
}
