import {
  CONSULTATION_PRICE_CENTS,
  PRACTITIONER_ABSENCE_MINUTES,
  ROOM_OPENS_MINUTES_BEFORE,
} from '#domain/constants.ts'

const MINUTE_MS = 60_000
/** The room stays open so long after the end of the consultation. */
export const ROOM_CLOSES_MINUTES_AFTER = 10
const LATE_MINUTES = 5
/** From then on the practitioner may leave an absent patient. */
const PATIENT_ABSENCE_MINUTES = 15
const LAST_MINUTES = 5

export const REFUND_CENTS = CONSULTATION_PRICE_CENTS

export interface RoomTimes {
  startsAt: Date
  endsAt: Date
}

export type RoomOpening = 'too-early' | 'open' | 'closed'

export function roomOpening({ startsAt, endsAt }: RoomTimes, now: Date): RoomOpening {
  if (now.getTime() < startsAt.getTime() - ROOM_OPENS_MINUTES_BEFORE * MINUTE_MS) return 'too-early'
  return now < closesAt({ endsAt }) ? 'open' : 'closed'
}

export function closesAt({ endsAt }: Pick<RoomTimes, 'endsAt'>): Date {
  return new Date(endsAt.getTime() + ROOM_CLOSES_MINUTES_AFTER * MINUTE_MS)
}

export function refundAt({ startsAt }: Pick<RoomTimes, 'startsAt'>): Date {
  return new Date(startsAt.getTime() + PRACTITIONER_ABSENCE_MINUTES * MINUTE_MS)
}

/** Of the patient who waits for the practitioner: before the hour and just after, then late, then absent. */
export type PatientWait = 'expected' | 'late' | 'absent'

export function patientWait({ startsAt }: Pick<RoomTimes, 'startsAt'>, now: Date): PatientWait {
  const late = now.getTime() - startsAt.getTime()
  if (late >= PRACTITIONER_ABSENCE_MINUTES * MINUTE_MS) return 'absent'
  return late >= LATE_MINUTES * MINUTE_MS ? 'late' : 'expected'
}

/** Of the practitioner who waits for the patient. */
export function mayPractitionerLeave({ startsAt }: Pick<RoomTimes, 'startsAt'>, now: Date): boolean {
  return now.getTime() - startsAt.getTime() >= PATIENT_ABSENCE_MINUTES * MINUTE_MS
}

/** Whole minutes that remain, counted so that the last one says 1; none once the time is over. */
export function minutesLeft({ endsAt }: Pick<RoomTimes, 'endsAt'>, now: Date): number {
  return Math.max(0, Math.ceil((endsAt.getTime() - now.getTime()) / MINUTE_MS))
}

export type ClockNotice = 'last-minutes' | 'over'

export function clockNotice(times: Pick<RoomTimes, 'endsAt'>, now: Date): ClockNotice | undefined {
  const left = minutesLeft(times, now)
  if (left === 0) return 'over'
  return left <= LAST_MINUTES ? 'last-minutes' : undefined
}
