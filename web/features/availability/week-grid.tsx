import { formatClockTime, formatDayInYear, formatTime, weekdayNames } from '#domain/format-time.ts'
import { addDays, type Day, dayOf, wallTimeOf, weekdayOf, weekdays } from '#domain/time.ts'
import type { MySlot } from './queries.ts'

type WeekGridProps = {
  /** Any day of the week to show. */
  day: Day
  slots: readonly MySlot[]
  /** Who booked, by slot. */
  patientNames: ReadonlyMap<string, readonly string[]>
  onChooseDay: (day: Day) => void
}

const HOUR_HEIGHT_REM = 2.75
const USUAL_FIRST_HOUR = 8
const USUAL_LAST_HOUR = 19

const hourOf = (instant: Date) => Number(wallTimeOf(instant).time.slice(0, 2))
const hourAndFraction = (instant: Date) => hourOf(instant) + Number(wallTimeOf(instant).time.slice(3)) / 60

/** A reading aid for wide screens; the form and the list beside it do everything. */
export function WeekGrid({ day, slots, patientNames, onChooseDay }: WeekGridProps) {
  const monday = addDays(day, -weekdays.indexOf(weekdayOf(day)))
  const days = weekdays.map((_, position) => addDays(monday, position))
  const shown = slots.filter((slot) => days.includes(dayOf(slot.startsAt)))
  const first = Math.min(USUAL_FIRST_HOUR, ...shown.map((slot) => hourOf(slot.startsAt)))
  const last = Math.max(USUAL_LAST_HOUR, ...shown.map((slot) => Math.ceil(hourAndFraction(slot.endsAt)) - 1))
  const hours = Array.from({ length: last - first + 1 }, (_, position) => first + position)

  return (
    <div className="overflow-hidden rounded-2xl border bg-card text-card-foreground">
      <table className="w-full table-fixed border-collapse">
        <caption className="sr-only">Vos créneaux de la semaine du {formatDayInYear(monday)}</caption>
        <thead>
          <tr>
            <th scope="col" className="w-14 border-b">
              <span className="sr-only">Heure</span>
            </th>
            {days.map((column) => (
              <th
                key={column}
                scope="col"
                aria-label={formatDayInYear(column)}
                className={`border-b border-l py-3 font-normal text-[14px] ${column === day ? 'bg-accent text-accent-foreground' : 'text-muted-foreground'}`}
              >
                {weekdayNames[weekdayOf(column)].slice(0, 3)}.
                <span className="block font-semibold text-base text-foreground">{Number(column.slice(8))}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {hours.map((hour) => (
            <tr key={hour} style={{ height: `${HOUR_HEIGHT_REM}rem` }}>
              <th scope="row" className="pr-2 text-right align-top font-normal text-[13px] text-muted-foreground">
                {formatClockTime(`${String(hour).padStart(2, '0')}:00`)}
              </th>
              {days.map((column) => (
                <td key={column} className="relative border-t border-l p-0">
                  {shown
                    .filter((slot) => dayOf(slot.startsAt) === column && hourOf(slot.startsAt) === hour)
                    .map((slot) => (
                      <SlotBlock
                        key={slot.id}
                        slot={slot}
                        names={patientNames.get(slot.id) ?? []}
                        onChoose={() => onChooseDay(column)}
                      />
                    ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type SlotBlockProps = { slot: MySlot; names: readonly string[]; onChoose: () => void }

/** Drawn from the cell of its first hour down over the following ones. */
function SlotBlock({ slot, names, onChoose }: SlotBlockProps) {
  const { startsAt, endsAt, isBooked } = slot
  const state = isBooked ? 'Réservé' : 'Libre'
  const offset = hourAndFraction(startsAt) - hourOf(startsAt)
  const length = (Number(endsAt) - Number(startsAt)) / 3_600_000
  return (
    <button
      type="button"
      onClick={onChoose}
      style={{ top: `${offset * HOUR_HEIGHT_REM + 0.15}rem`, height: `${length * HOUR_HEIGHT_REM - 0.3}rem` }}
      className={`absolute inset-x-1 z-10 overflow-hidden rounded-lg border px-2 py-0.5 text-left text-[13px] leading-tight ${isBooked ? 'border-transparent bg-primary text-primary-foreground' : 'border-input border-dashed bg-secondary text-secondary-foreground'}`}
    >
      <span className="block font-semibold">{state}</span>
      <span className="sr-only">, {formatDayInYear(dayOf(startsAt))}, </span>
      <span className="block truncate">
        {formatTime(startsAt)} – {formatTime(endsAt)}
      </span>
      {isBooked && <span className="block truncate">{names.join(', ')}</span>}
    </button>
  )
}
