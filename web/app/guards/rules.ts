import { href } from 'react-router'
import type { ErrorCode } from '#domain/errors.ts'
import { dashboardOf, type UserType } from '#domain/profile/user-type.ts'
import type { GuardName } from './guard-names.ts'

export type Detour = { to: string; code: ErrorCode }

const everyone: readonly UserType[] = ['patient', 'student', 'therapist', 'admin']

/** Who may see the screens behind each guard, and the sentence for the others. Without `to`, they go to their own space. */
const guards: Record<GuardName, { admits: readonly UserType[]; refusal: ErrorCode; to?: string }> = {
  'signed-in': { admits: everyone, refusal: 'not_allowed' },
  room: { admits: everyone, refusal: 'not_allowed' },
  booking: { admits: everyone, refusal: 'not_allowed' },
  payment: { admits: everyone, refusal: 'not_allowed' },
  subscription: { admits: everyone, refusal: 'not_allowed' },
  patient: { admits: ['patient'], refusal: 'patients_only' },
  messages: { admits: ['patient', 'student', 'therapist'], refusal: 'not_allowed' },
  practitioner: { admits: ['student', 'therapist'], refusal: 'practitioners_only' },
  availability: { admits: ['student', 'therapist'], refusal: 'students_only', to: href('/login') },
  therapist: { admits: ['therapist'], refusal: 'psychologists_only' },
  student: { admits: ['student'], refusal: 'students_only', to: href('/login') },
  admin: { admits: ['admin'], refusal: 'not_allowed' },
}

/** What somebody had begun is found again after signing in. */
const signInDetours: Partial<Record<GuardName, Detour>> = {
  booking: { to: `${href('/login')}?redirect=appointment`, code: 'sign_in_to_book' },
  payment: { to: `${href('/login')}?redirect=payment`, code: 'sign_in_to_pay' },
  subscription: { to: `${href('/login')}?redirect=premium`, code: 'sign_in_to_pay' },
}

/** Where a visitor who may not see a screen at `path` is sent, and why; null lets them in. The server decides again. */
export function detourOf(guard: GuardName, type: UserType | undefined, path: string, search = ''): Detour | null {
  if (type === undefined) {
    // Free hours are for everybody; changing an appointment is for who has one.
    if (guard === 'booking' && !new URLSearchParams(search).has('move')) return null
    // A mail told them of one thread, or of one appointment.
    if (guard === 'messages' || guard === 'room')
      return { to: `${href('/login')}?redirect=${path.slice(1)}`, code: 'not_signed_in' }
    return signInDetours[guard] ?? { to: `${href('/login')}?from=protected`, code: 'not_signed_in' }
  }
  const { admits, refusal, to = dashboardOf(type) } = guards[guard]
  // The specification sends them to /admin, which decides in its turn.
  if (path === href('/admin-diagnostic') && !admits.includes(type)) return { to: href('/admin'), code: refusal }
  return admits.includes(type) ? null : { to, code: refusal }
}
