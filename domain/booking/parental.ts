import type { Day } from '../time.ts'
import { ageRule } from './age.ts'

export interface ParentalRequestRow {
  expiresAt: Date
  grantedAt: Date | null
  refusedAt: Date | null
  withdrawnAt: Date | null
}

/** `adult`: the young person decides alone since their birthday, whatever a parent had answered. */
export type ParentalState = 'asked' | 'granted' | 'refused' | 'withdrawn' | 'expired' | 'adult'

/** What a parent's link shows them. */
export interface ParentalFile {
  state: ParentalState
  /** When it is no more than a name. */
  firstName: string | null
  /** As the minor wrote it; requests of before have none. */
  parentName: string | null
  answeredAt: string | null
  /** What would be cancelled and go back if consent ended now. */
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
