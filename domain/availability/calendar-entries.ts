import { freeSpans, type TimeSpan } from './free-spans.ts'

interface Slot extends TimeSpan {
  id: string
  /** Booked, or held during a payment. */
  isBooked: boolean
}

export interface CalendarEntry<A> extends TimeSpan {
  id: string
  kind: 'appointment' | 'meeting' | 'held' | 'free'
  appointment: A | undefined
}

/**
 * Calendar of a practitioner for every screen: each appointment and supervision meeting, inside a slot or not, and the
 * free rest of each slot. A booked slot without a known appointment has a payment hold.
 */
export function calendarEntries<A extends TimeSpan & { id: string }>(
  appointments: readonly A[],
  slots: readonly Slot[],
  meetings: readonly (TimeSpan & { id: string })[],
): CalendarEntry<A>[] {
  const booked = appointments.map(
    (appointment): CalendarEntry<A> => ({
      id: appointment.id,
      startsAt: appointment.startsAt,
      endsAt: appointment.endsAt,
      kind: 'appointment',
      appointment,
    }),
  )
  const met = meetings.map((meeting): CalendarEntry<A> => ({ ...meeting, kind: 'meeting', appointment: undefined }))
  const left = slots.flatMap((slot) => entriesLeft(slot, appointments, meetings))
  return [...booked, ...met, ...left].toSorted((a, b) => Number(a.startsAt) - Number(b.startsAt))
}

function entriesLeft(
  { id, startsAt, endsAt, isBooked }: Slot,
  appointments: readonly TimeSpan[],
  meetings: readonly TimeSpan[],
): CalendarEntry<never>[] {
  const hasOne = appointments.some((one) => one.startsAt >= startsAt && one.startsAt < endsAt)
  if (isBooked && !hasOne) return [{ id, startsAt, endsAt, kind: 'held', appointment: undefined }]
  return freeSpans({ startsAt, endsAt }, appointments, meetings).map((span) => ({
    ...span,
    id: `${id} ${span.startsAt.toISOString()}`,
    kind: 'free',
    appointment: undefined,
  }))
}
