import { formatDayInYear, formatTime } from '#domain/format-time.ts'
import { addDays, type Day, dayOf, weekdayOf, weekdays } from '#domain/time.ts'
import { HourGrid } from '#web/components/hour-grid.tsx'
import type { MySlot } from './queries.ts'

type WeekGridProps = {
  /** Any day of the week to show. */
  day: Day
  slots: readonly MySlot[]
  /** Who booked, by slot. */
  patientNames: ReadonlyMap<string, readonly string[]>
  onChooseDay: (day: Day) => void
}

export function WeekGrid({ day, slots, patientNames, onChooseDay }: WeekGridProps) {
  const monday = addDays(day, -weekdays.indexOf(weekdayOf(day)))
  const days = weekdays.map((_, position) => addDays(monday, position))
  return (
    <HourGrid
      caption={`Vos créneaux de la semaine du ${formatDayInYear(monday)}`}
      days={days}
      marked={day}
      spans={slots}
    >
      {({ id, startsAt, endsAt, isBooked }) => (
        <button
          type="button"
          onClick={() => onChooseDay(dayOf(startsAt))}
          className={`content-start overflow-hidden rounded-lg border px-2 py-0.5 text-left text-[13px] leading-tight ${isBooked ? 'border-transparent bg-primary text-primary-foreground' : 'border-input border-dashed bg-secondary text-secondary-foreground'}`}
        >
          <span className="block font-semibold">{isBooked ? 'Réservé' : 'Libre'}</span>
          <span className="sr-only">, {formatDayInYear(dayOf(startsAt))}, </span>
          <span className="block truncate">
            {formatTime(startsAt)} – {formatTime(endsAt)}
          </span>
          {isBooked && <span className="block truncate">{patientNames.get(id)?.join(', ')}</span>}
        </button>
      )}
    </HourGrid>
  )
}
