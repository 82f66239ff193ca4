import {
  ALERT_LATE_DAYS,
  ALERT_LATE_MINUTES,
  ALERT_LATE_TIMES,
  ALERT_MEAN_BELOW,
  ALERT_MEAN_RATINGS,
  ALERT_STARS_MAX,
  CRISIS_TO_ADMINISTRATORS_MINUTES,
  CRISIS_TO_REFERENTS_MINUTES,
} from '../constants.ts'
import { noteDueAt } from '../notes/deadlines.ts'
import { addMinutes } from '../time.ts'
import type { Verdict } from '../video/room.ts'
import { heldVerdicts } from '../video/verdict.ts'

/** Worst first. */
export const alertKinds = [
  'crisis',
  'report',
  'absence',
  'not_admitted',
  'low_rating',
  'low_mean',
  'late_twice',
  'note_overdue',
] as const
export type AlertKind = (typeof alertKinds)[number]

/** Found among past events; the others are raised as they happen. */
type FoundAlertKind = Exclude<AlertKind, 'crisis' | 'report' | 'not_admitted'>

export interface StudentFacts {
  /** Newest first. */
  ratings: readonly { appointmentId: string; stars: number }[]
  /** Past consultations, of the last month at least. */
  consultations: readonly {
    appointmentId: string
    startsAt: Date
    endsAt: Date
    verdict: Verdict | null
    /** First time the student joined the call. */
    arrivedAt: Date | null
    isNoteHandedIn: boolean
  }[]
}

export interface FoundAlert {
  kind: FoundAlertKind
  appointmentId: string
}

/**
 * Alerts for a supervisor about a student's work. Each is identified by its consultation, so that finding it again is
 * the same alert.
 */
export function alertsOf({ ratings, consultations }: StudentFacts, now: Date): FoundAlert[] {
  const found: FoundAlert[] = []
  for (const { appointmentId, stars } of ratings)
    if (stars <= ALERT_STARS_MAX) found.push({ kind: 'low_rating', appointmentId })
  const latest = ratings.slice(0, ALERT_MEAN_RATINGS)
  const mean = latest.reduce((sum, { stars }) => sum + stars, 0) / latest.length
  if (latest.length === ALERT_MEAN_RATINGS && mean < ALERT_MEAN_BELOW)
    found.push({ kind: 'low_mean', appointmentId: latest[0]?.appointmentId ?? '' })
  for (const { appointmentId, verdict, endsAt, isNoteHandedIn } of consultations) {
    if (verdict === 'practitioner_absent') found.push({ kind: 'absence', appointmentId })
    const isHeld = verdict !== null && heldVerdicts.includes(verdict)
    if (isHeld && !isNoteHandedIn && now > noteDueAt(endsAt)) found.push({ kind: 'note_overdue', appointmentId })
  }
  const late = consultations
    .filter(({ startsAt, arrivedAt, verdict }) => verdict !== 'practitioner_absent' && isLate(startsAt, arrivedAt))
    .filter(({ startsAt }) => startsAt > addMinutes(now, -ALERT_LATE_DAYS * 24 * 60))
    .toSorted((a, b) => b.startsAt.getTime() - a.startsAt.getTime())
  if (late.length >= ALERT_LATE_TIMES) found.push({ kind: 'late_twice', appointmentId: late[0]?.appointmentId ?? '' })
  return found
}

/** A student who never came is absent, not late. */
const isLate = (startsAt: Date, arrivedAt: Date | null) =>
  arrivedAt !== null && arrivedAt > addMinutes(startsAt, ALERT_LATE_MINUTES)

/** Recipient of a crisis that nobody has taken in charge. */
export function escalationOf(raisedAt: Date, now: Date): 'supervisor' | 'referents' | 'administrators' {
  if (now >= addMinutes(raisedAt, CRISIS_TO_ADMINISTRATORS_MINUTES)) return 'administrators'
  return now >= addMinutes(raisedAt, CRISIS_TO_REFERENTS_MINUTES) ? 'referents' : 'supervisor'
}
