import { CONSULTATION_BUFFER_MINUTES, CONSULTATION_MINUTES } from '../constants.ts'
import { addMinutes } from '../time.ts'

export interface TimeSpan {
  startsAt: Date
  endsAt: Date
}

/** Free spans of a slot around its appointments and the break after each, if long enough for a consultation. */
export function freeSpans({ startsAt, endsAt }: TimeSpan, booked: readonly TimeSpan[]): TimeSpan[] {
  const free: TimeSpan[] = []
  let from = startsAt
  const leave = (until: Date) => {
    if (addMinutes(from, CONSULTATION_MINUTES) <= until) free.push({ startsAt: from, endsAt: until })
  }
  for (const appointment of booked.toSorted((a, b) => Number(a.startsAt) - Number(b.startsAt))) {
    if (appointment.startsAt >= endsAt || appointment.endsAt <= startsAt) continue
    leave(appointment.startsAt)
    from = addMinutes(appointment.endsAt, CONSULTATION_BUFFER_MINUTES)
  }
  leave(endsAt)
  return free
}
