import {
  PATIENT_ABSENCE_MINUTES,
  PRACTITIONER_ABSENCE_MINUTES,
  PRACTITIONER_TOLD_LATE_MINUTES,
} from '#domain/constants.ts'

const MINUTE_MS = 60_000
const LAST_MINUTES = 5

interface RoomTimes {
  startsAt: Date
  endsAt: Date
}

export function refundAt({ startsAt }: Pick<RoomTimes, 'startsAt'>): Date {
  return new Date(startsAt.getTime() + PRACTITIONER_ABSENCE_MINUTES * MINUTE_MS)
}

/** State of a patient who waits for the practitioner: expected, late, then absent. */
type PatientWait = 'expected' | 'late' | 'absent'

export function patientWait({ startsAt }: Pick<RoomTimes, 'startsAt'>, now: Date): PatientWait {
  const late = now.getTime() - startsAt.getTime()
  if (late >= PRACTITIONER_ABSENCE_MINUTES * MINUTE_MS) return 'absent'
  return late >= PRACTITIONER_TOLD_LATE_MINUTES * MINUTE_MS ? 'late' : 'expected'
}

/** Whether the practitioner may stop waiting for the patient. */
export function mayPractitionerLeave({ startsAt }: Pick<RoomTimes, 'startsAt'>, now: Date): boolean {
  return now.getTime() - startsAt.getTime() >= PATIENT_ABSENCE_MINUTES * MINUTE_MS
}

/** Whole minutes left, rounded up so that the last one says 1; zero once the time is over. */
export function minutesLeft({ endsAt }: Pick<RoomTimes, 'endsAt'>, now: Date): number {
  return Math.max(0, Math.ceil((endsAt.getTime() - now.getTime()) / MINUTE_MS))
}

type ClockNotice = 'last-minutes' | 'over'

export function clockNotice(times: Pick<RoomTimes, 'endsAt'>, now: Date): ClockNotice | undefined {
  const left = minutesLeft(times, now)
  if (left === 0) return 'over'
  // For one minute: later it would contradict the clock beside it.
  return left === LAST_MINUTES ? 'last-minutes' : undefined
}
