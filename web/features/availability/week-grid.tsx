import { type CalendarEntry, calendarEntries } from '#domain/availability/calendar-entries.ts'
import { formatDayInYear } from '#domain/format-time.ts'
import { addDays, type Day, dayOf, weekdayOf, weekdays } from '#domain/time.ts'
import type { Appointment } from '#web/features/booking/queries.ts'
import type { MySlot } from './queries.ts'
import { EntryHours } from './shared/entry-hours.tsx'
import { HourGrid } from './shared/hour-grid.tsx'

type Taken = Parameters<typeof calendarEntries>[2][number]

type WeekGridProps = {
  /** Any day of the week to show. */
  day: Day
  slots: readonly MySlot[]
  appointments: readonly Appointment[]
  meetings: readonly Taken[]
  onChooseDay: (day: Day) => void
}

const looks = {
  appointment: 'border-transparent bg-primary text-primary-foreground',
  meeting: 'border-transparent bg-accent text-accent-foreground',
  held: 'border-input bg-muted text-foreground',
  free: 'border-input border-dashed bg-secondary text-secondary-foreground',
}

/** Same grid as the agenda: appointments, supervision meetings, and the free rest of each slot. */
export function WeekGrid({ day, slots, appointments, meetings, onChooseDay }: WeekGridProps) {
  const monday = addDays(day, -weekdays.indexOf(weekdayOf(day)))
  const days = weekdays.map((_, position) => addDays(monday, position))
  return (
    <HourGrid
      caption={`Vos créneaux de la semaine du ${formatDayInYear(monday)}`}
      days={days}
      marked={day}
      spans={calendarEntries(appointments, slots, meetings)}
    >
      {(entry) => (
        <button
          type="button"
          onClick={() => onChooseDay(dayOf(entry.startsAt))}
          className={`content-start overflow-hidden rounded-lg border px-2 py-0.5 text-left text-fine leading-tight ${looks[entry.kind]}`}
        >
          <span className="block truncate font-semibold">{titleOf(entry)}</span>
          <span className="sr-only">, {formatDayInYear(dayOf(entry.startsAt))}, </span>
          <EntryHours startsAt={entry.startsAt} endsAt={entry.endsAt} isNarrow />
        </button>
      )}
    </HourGrid>
  )
}

function titleOf({ kind, appointment }: CalendarEntry<Appointment>): string {
  if (kind === 'free') return 'Libre'
  if (kind === 'meeting') return 'Supervision'
  return kind === 'held' ? 'Réservation en cours' : (appointment?.patientName ?? 'Réservé')
}
