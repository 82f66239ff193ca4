import { href } from 'react-router'
import type { ErrorCode } from '#domain/errors.ts'
import { dashboardOf, type UserType } from '#domain/profile/user-type.ts'
import type { GuardName } from './guard-names.ts'

export type GuardRedirect = { to: string; code: ErrorCode }

const everyone: readonly UserType[] = ['patient', 'student', 'therapist', 'admin']

/**
 * User types that each guard admits, and the error for the others, who go to their own dashboard: /login would forward
 * them there and lose the error.
 */
const guards: Record<GuardName, { admits: readonly UserType[]; refusal: ErrorCode }> = {
  'signed-in': { admits: everyone, refusal: 'not_allowed' },
  room: { admits: everyone, refusal: 'not_allowed' },
  booking: { admits: everyone, refusal: 'not_allowed' },
  payment: { admits: everyone, refusal: 'not_allowed' },
  subscription: { admits: everyone, refusal: 'not_allowed' },
  patient: { admits: ['patient'], refusal: 'patients_only' },
  messages: { admits: ['patient', 'student', 'therapist'], refusal: 'not_allowed' },
  practitioner: { admits: ['student', 'therapist'], refusal: 'practitioners_only' },
  availability: { admits: ['student', 'therapist'], refusal: 'students_only' },
  therapist: { admits: ['therapist'], refusal: 'psychologists_only' },
  student: { admits: ['student'], refusal: 'students_only' },
  admin: { admits: ['admin'], refusal: 'not_allowed' },
}

/** Sign-in pages that bring the person back to the task they had begun. */
const signInRedirects: Partial<Record<GuardName, GuardRedirect>> = {
  booking: { to: `${href('/login')}?redirect=appointment`, code: 'sign_in_to_book' },
  payment: { to: `${href('/login')}?redirect=payment`, code: 'sign_in_to_pay' },
  subscription: { to: `${href('/login')}?redirect=premium`, code: 'sign_in_to_pay' },
}

/** Redirect and error for a user who may not see the screen at `path`; null admits. The server checks again. */
export function guardRedirectOf(
  guard: GuardName,
  type: UserType | undefined,
  path: string,
  search = '',
): GuardRedirect | null {
  if (type === undefined) {
    // Free hours are public; moving an appointment needs an account.
    if (guard === 'booking' && !new URLSearchParams(search).has('move')) return null
    // Mails link to one thread or one appointment: return there after sign-in.
    if (guard === 'messages' || guard === 'room')
      return { to: `${href('/login')}?redirect=${path.slice(1)}`, code: 'not_signed_in' }
    return signInRedirects[guard] ?? { to: `${href('/login')}?from=protected`, code: 'not_signed_in' }
  }
  const { admits, refusal } = guards[guard]
  // The specification redirects them to /admin, whose own guard then decides.
  if (path === href('/admin-diagnostic') && !admits.includes(type)) return { to: href('/admin'), code: refusal }
  return admits.includes(type) ? null : { to: dashboardOf(type), code: refusal }
}
