import { href, Link } from 'react-router'
import { type CalendarEntry, calendarEntries } from '#domain/availability/calendar-entries.ts'
import { formatDayInYear, formatShortDay } from '#domain/format-time.ts'
import { type Day, dayOf } from '#domain/time.ts'
import type { MySlot } from '#web/features/availability/queries.ts'
import { EntryHours } from '#web/features/availability/shared/entry-hours.tsx'
import { HourGrid } from '#web/features/availability/shared/hour-grid.tsx'
import type { Appointment } from '#web/features/booking/queries.ts'
import { otherParty } from '../appointment-party.ts'

type AgendaEntry = CalendarEntry<Appointment>

export function agendaEntries(
  booked: readonly Appointment[],
  slots: readonly MySlot[],
  meetings: Parameters<typeof calendarEntries>[2],
  show: 'all' | 'booked' | 'free',
): AgendaEntry[] {
  const entries = calendarEntries(booked, slots, meetings)
  return entries.filter(({ kind }) => show === 'all' || (show === 'free') === (kind === 'free'))
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
      {(entry) => <Entry entry={entry} onOpen={onOpen} isNarrow={days.length > 1} />}
    </HourGrid>
  )
}

/** For small screens: only days with entries. */
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

type EntryProps = { entry: AgendaEntry; onOpen: (appointmentId: string) => void; isNarrow?: boolean }

function Entry({ entry: { kind, startsAt, endsAt, appointment }, onOpen, isNarrow = false }: EntryProps) {
  const hours = <EntryHours startsAt={startsAt} endsAt={endsAt} isNarrow={isNarrow} />
  if (kind === 'meeting')
    return (
      <Link
        to={href('/supervision/rendez-vous')}
        className="content-start overflow-hidden rounded-lg bg-accent px-2 py-0.5 text-accent-foreground text-fine leading-tight max-lg:min-h-11 max-lg:px-3 max-lg:py-2 max-lg:text-small"
      >
        <span className="block truncate font-semibold">Supervision</span>
        <span className="sr-only">, {formatDayInYear(dayOf(startsAt))}, </span>
        {hours}
      </Link>
    )
  if (!appointment)
    return (
      <p className="overflow-hidden rounded-lg border border-input border-dashed bg-secondary px-2 py-0.5 text-fine text-secondary-foreground leading-tight max-lg:px-3 max-lg:py-2 max-lg:text-small">
        <span className="block font-semibold">{kind === 'held' ? 'Réservation en cours' : 'Libre'}</span>
        {hours}
      </p>
    )
  return (
    <button
      type="button"
      onClick={() => onOpen(appointment.id)}
      className="content-start overflow-hidden rounded-lg bg-primary px-2 py-0.5 text-left text-fine text-primary-foreground leading-tight hover:bg-primary-hover max-lg:min-h-11 max-lg:px-3 max-lg:py-2 max-lg:text-small"
    >
      <span className="block truncate font-semibold">{otherParty(appointment)}</span>
      <span className="sr-only">, {formatDayInYear(dayOf(startsAt))}, </span>
      {hours}
    </button>
  )
}
