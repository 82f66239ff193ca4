import type { ErrorCode } from '#domain/errors.ts'
import { dashboardOf, type UserType } from '#domain/profile/user-type.ts'
import type { GuardName } from './guard-names.ts'

export type Detour = { to: string; code: ErrorCode }

const signIn: Detour = { to: '/login?from=protected', code: 'not_signed_in' }

/** Where a visitor who may not see a screen is sent, and the sentence that says why; null lets them in. */
export function detourOf(guard: GuardName, type: UserType | undefined): Detour | null {
  if (type === undefined) {
    return guard === 'booking' ? { to: '/login?redirect=appointment', code: 'sign_in_to_book' } : signIn
  }
  switch (guard) {
    case 'signed-in':
    case 'booking':
      return null
    case 'patient':
      return type === 'patient' ? null : { to: dashboardOf(type), code: 'patients_only' }
    case 'practitioner':
      return type === 'student' || type === 'therapist' ? null : { to: dashboardOf(type), code: 'practitioners_only' }
    case 'student':
      return type === 'student' ? null : { to: '/login', code: 'students_only' }
    case 'admin':
      return type === 'admin' ? null : { to: dashboardOf(type), code: 'not_allowed' }
  }
}
