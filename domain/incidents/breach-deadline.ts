import { BREACH_WARNINGS_HOURS_LEFT } from '../constants.ts'

export type BreachWarning = (typeof BREACH_WARNINGS_HOURS_LEFT)[number]

const MS_PER_HOUR = 3_600_000

/** Whole hours left, rounded down; negative once the 72 hours are over (GDPR, article 33). */
export const hoursLeft = (tellBy: Date, now: Date): number =>
  Math.floor((tellBy.getTime() - now.getTime()) / MS_PER_HOUR)

/** The warning that is due now: the last one reached, if it is not the one already sent, or a later one. */
export function breachWarning(tellBy: Date, warnedAt: number | null, now: Date): BreachWarning | undefined {
  const left = (tellBy.getTime() - now.getTime()) / MS_PER_HOUR
  const reached = BREACH_WARNINGS_HOURS_LEFT.filter((hours) => left <= hours).at(-1)
  return reached !== undefined && (warnedAt === null || reached < warnedAt) ? reached : undefined
}
