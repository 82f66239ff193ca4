import { STAGE_DAY_MAX_MINUTES, STAGE_DECLARED_WITHIN_DAYS } from '../constants.ts'
import type { ErrorCode } from '../errors.ts'
import { type Day, dayOf, daysBetween } from '../time.ts'

/** Checks that hours are within the past year, and below the daily maximum. */
export function whyCannotDeclare(
  { day, minutes, minutesOfDay }: { day: Day; minutes: number; minutesOfDay: number },
  now: Date,
): ErrorCode | null {
  const ago = daysBetween(day, dayOf(now))
  if (ago < 0) return 'hours_day_to_come'
  if (ago > STAGE_DECLARED_WITHIN_DAYS) return 'hours_day_too_old'
  return minutesOfDay + minutes > STAGE_DAY_MAX_MINUTES ? 'hours_day_full' : null
}
