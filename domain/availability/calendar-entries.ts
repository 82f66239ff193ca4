import { freeSpans, type TimeSpan } from './free-spans.ts'

interface Slot extends TimeSpan {
  id: string
  /** Whether somebody has booked in it, or is paying. */
  isBooked: boolean
}

export interface CalendarEntry<A> extends TimeSpan {
  id: string
  kind: 'appointment' | 'held' | 'free'
  appointment: A | undefined
}

/**
 * A practitioner's time as every screen tells it: each appointment, in a slot or not, and what is left of each slot beside
 * them. A slot that is booked by nobody we know of is held by somebody who is paying.
 */
export function calendarEntries<A extends TimeSpan & { id: string }>(
  appointments: readonly A[],
  slots: readonly Slot[],
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
  return [...booked, ...slots.flatMap((slot) => entriesLeft(slot, appointments))].toSorted(
    (a, b) => Number(a.startsAt) - Number(b.startsAt),
  )
}

function entriesLeft(
  { id, startsAt, endsAt, isBooked }: Slot,
  appointments: readonly TimeSpan[],
): CalendarEntry<never>[] {
  const hasOne = appointments.some((one) => one.startsAt >= startsAt && one.startsAt < endsAt)
  if (isBooked && !hasOne) return [{ id, startsAt, endsAt, kind: 'held', appointment: undefined }]
  return freeSpans({ startsAt, endsAt }, appointments).map((span) => ({
    ...span,
    id: `${id} ${span.startsAt.toISOString()}`,
    kind: 'free',
    appointment: undefined,
  }))
}
