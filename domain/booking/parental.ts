import type { Day } from '../time.ts'
import { ageRule } from './age.ts'

/** Things a parent may agree to. Each is asked for, and withdrawn, on its own. */
export const parentalPurposes = ['consultations', 'premium'] as const
export type ParentalPurpose = (typeof parentalPurposes)[number]

export interface ParentalRequestRow {
  expiresAt: Date
  grantedAt: Date | null
  refusedAt: Date | null
  withdrawnAt: Date | null
}

/** `adult`: since their birthday the young person decides alone, whatever a parent answered. */
export type ParentalState = 'asked' | 'granted' | 'refused' | 'withdrawn' | 'expired' | 'adult'

/** Page of a parent's link. */
export interface ParentalFile {
  state: ParentalState
  purpose: ParentalPurpose
  /** Null if the field contains more than a name. */
  firstName: string | null
  /** As typed by the minor; older requests have none. */
  parentName: string | null
  answeredAt: string | null
  /** Effects of withdrawing consent now. */
  toCome: ParentalEnd
}

/** Ends without a parent's consent: coming appointments, or the subscription; and the refund. */
export interface ParentalEnd {
  canceled: number
  refundCents: number
}

export function parentalState(
  { expiresAt, grantedAt, refusedAt, withdrawnAt }: ParentalRequestRow,
  birthdate: Day | null,
  { today, now }: { today: Day; now: Date },
): ParentalState {
  if (birthdate && ageRule(birthdate, today) === 'free-to-book') return 'adult'
  if (withdrawnAt) return 'withdrawn'
  if (refusedAt) return 'refused'
  if (grantedAt) return 'granted'
  return now < expiresAt ? 'asked' : 'expired'
}
