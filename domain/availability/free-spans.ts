import { CONSULTATION_BUFFER_MINUTES, CONSULTATION_MINUTES } from '../constants.ts'
import { addMinutes } from '../time.ts'

export interface TimeSpan {
  startsAt: Date
  endsAt: Date
}

/**
 * Free spans of a slot around its appointments with the break after each, and around supervision meetings, if long
 * enough for a consultation.
 */
export function freeSpans(
  { startsAt, endsAt }: TimeSpan,
  appointments: readonly TimeSpan[],
  meetings: readonly TimeSpan[] = [],
): TimeSpan[] {
  const taken = [
    ...appointments.map((one) => ({ ...one, freeAgainAt: addMinutes(one.endsAt, CONSULTATION_BUFFER_MINUTES) })),
    ...meetings.map((one) => ({ ...one, freeAgainAt: one.endsAt })),
  ]
  const free: TimeSpan[] = []
  let from = startsAt
  const leave = (until: Date) => {
    if (addMinutes(from, CONSULTATION_MINUTES) <= until) free.push({ startsAt: from, endsAt: until })
  }
  for (const one of taken.toSorted((a, b) => Number(a.startsAt) - Number(b.startsAt))) {
    if (one.startsAt >= endsAt || one.endsAt <= startsAt) continue
    leave(one.startsAt)
    from = one.freeAgainAt
  }
  leave(endsAt)
  return free
}
