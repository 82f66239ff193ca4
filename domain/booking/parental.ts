import type { Day } from '../time.ts'
import { ageRule } from './age.ts'

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
  /** Null if the field contains more than a name. */
  firstName: string | null
  /** As typed by the minor; older requests have none. */
  parentName: string | null
  answeredAt: string | null
  /** Appointments that withdrawing consent now would cancel, and their refund. */
  toCome: { appointments: number; refundCents: number }
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
