import { freeSpans } from '#domain/availability/free-spans.ts'
import { formatDayInYear, formatShortDay, formatTime } from '#domain/format-time.ts'
import { type Day, dayOf } from '#domain/time.ts'
import { HourGrid, type Span } from '#web/components/hour-grid.tsx'
import type { MySlot } from '#web/features/availability/queries.ts'
import type { Appointment } from '#web/features/booking/queries.ts'
import { otherParty } from './appointment-list.tsx'

export interface AgendaEntry extends Span {
  /** The appointment; nothing for time that is still free. */
  appointment: Appointment | undefined
}

/** Appointments, and what is left of each slot beside them. */
export function agendaEntries(
  booked: readonly Appointment[],
  slots: readonly MySlot[],
  show: 'all' | 'booked' | 'free',
): AgendaEntry[] {
  return [
    ...(show === 'free' ? [] : booked.map((appointment) => ({ ...appointment, appointment }))),
    ...(show === 'booked' ? [] : slots.flatMap((slot) => freePartsOf(slot, booked))),
  ].toSorted((a, b) => Number(a.startsAt) - Number(b.startsAt))
}

function freePartsOf(slot: MySlot, booked: readonly Appointment[]): AgendaEntry[] {
  const inside = booked.filter(({ startsAt }) => startsAt >= slot.startsAt && startsAt < slot.endsAt)
  // Booked by nobody we know of: somebody is paying.
  if (slot.isBooked && inside.length === 0) return []
  return freeSpans(slot, inside).map((span) => ({
    ...span,
    id: `${slot.id} ${span.startsAt.toISOString()}`,
    appointment: undefined,
  }))
}

type AgendaEntriesProps = {
  days: readonly Day[]
  today: Day
  entries: readonly AgendaEntry[]
  onOpen: (appointmentId: string) => void
}

export function AgendaGrid({ days, today, entries, onOpen }: AgendaEntriesProps) {
  return (
    <HourGrid
      caption={`Vos rendez-vous et créneaux à partir du ${formatDayInYear(days[0] ?? today)}`}
      days={days}
      marked={today}
      spans={entries}
    >
      {(entry) => <Entry entry={entry} onOpen={onOpen} />}
    </HourGrid>
  )
}

/** For small screens: only the days that have something. */
export function AgendaList({ days, today, entries, onOpen }: AgendaEntriesProps) {
  const byDay = Map.groupBy(entries, ({ startsAt }) => dayOf(startsAt))
  return (
    <ol className="grid gap-3">
      {days
        .filter((day) => byDay.has(day))
        .map((day) => (
          <li key={day} className="grid gap-2 rounded-2xl border bg-card p-3 text-card-foreground">
            <h2
              className={`rounded-lg px-2 py-1 font-sans font-semibold text-base tracking-normal ${day === today ? 'bg-accent text-accent-foreground' : ''}`}
            >
              {formatShortDay(day)}
            </h2>
            {byDay.get(day)?.map((entry) => (
              <Entry key={entry.id} entry={entry} onOpen={onOpen} />
            ))}
          </li>
        ))}
    </ol>
  )
}

type EntryProps = { entry: AgendaEntry; onOpen: (appointmentId: string) => void }

function Entry({ entry: { startsAt, endsAt, appointment }, onOpen }: EntryProps) {
  const hours = `${formatTime(startsAt)} – ${formatTime(endsAt)}`
  if (!appointment)
    return (
      <p className="overflow-hidden rounded-lg border border-input border-dashed bg-secondary px-2 py-0.5 text-[13px] text-secondary-foreground leading-tight max-lg:px-3 max-lg:py-2 max-lg:text-[15px]">
        <span className="block font-semibold">Libre</span>
        {hours}
      </p>
    )
  return (
    <button
      type="button"
      onClick={() => onOpen(appointment.id)}
      className="content-start overflow-hidden rounded-lg bg-primary px-2 py-0.5 text-left text-[13px] text-primary-foreground leading-tight hover:bg-primary-hover max-lg:min-h-11 max-lg:px-3 max-lg:py-2 max-lg:text-[15px]"
    >
      <span className="block truncate font-semibold">{otherParty(appointment)}</span>
      <span className="sr-only">, {formatDayInYear(dayOf(startsAt))}, </span>
      <span className="block truncate">{hours}</span>
    </button>
  )
}
