import type { ReactNode } from 'react'
import { type Column, sideBySide } from '#domain/availability/side-by-side.ts'
import { formatClockTime, formatDayInYear, weekdayNames } from '#domain/format-time.ts'
import { type Day, dayOf, wallTimeOf, weekdayOf } from '#domain/time.ts'

interface Span {
  id: string
  startsAt: Date
  endsAt: Date
}

type HourGridProps<S extends Span> = {
  caption: string
  days: readonly Day[]
  /** The selected day, or today. */
  marked: Day | undefined
  spans: readonly S[]
  /** Renders the content of a span's box. */
  children: (span: S) => ReactNode
}

const HOUR_HEIGHT_REM = 3.25
const USUAL_FIRST_HOUR = 8
const USUAL_LAST_HOUR = 19

const hourOf = (instant: Date) => Number(wallTimeOf(instant).time.slice(0, 2))
const hourAndFraction = (instant: Date) => hourOf(instant) + Number(wallTimeOf(instant).time.slice(3)) / 60

/**
 * Week grid, days side by side and hours from top to bottom, Paris time. Visual aid for wide screens: the lists beside
 * it offer everything by keyboard.
 */
export function HourGrid<S extends Span>({ caption, days, marked, spans, children }: HourGridProps<S>) {
  const shown = spans.filter((span) => days.includes(dayOf(span.startsAt)))
  const columns = sideBySide(shown)
  const first = Math.min(USUAL_FIRST_HOUR, ...shown.map((span) => hourOf(span.startsAt)))
  const last = Math.max(USUAL_LAST_HOUR, ...shown.map((span) => lastHourOf(span)))
  const hours = Array.from({ length: last - first + 1 }, (_, position) => first + position)
  return (
    <div className="overflow-hidden rounded-2xl border bg-card text-card-foreground">
      <table className="w-full table-fixed border-collapse">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className="w-14 border-b">
              <span className="sr-only">Heure</span>
            </th>
            {days.map((day) => (
              <th
                key={day}
                scope="col"
                aria-label={formatDayInYear(day)}
                className={`border-b border-l py-3 font-normal text-note ${day === marked ? 'bg-accent text-accent-foreground' : 'text-muted-foreground'}`}
              >
                {weekdayNames[weekdayOf(day)].slice(0, 3)}.
                <span className="block font-semibold text-base text-foreground">{Number(day.slice(8))}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {hours.map((hour) => (
            <tr key={hour} style={{ height: `${HOUR_HEIGHT_REM}rem` }}>
              <th scope="row" className="pr-2 text-right align-top font-normal text-fine text-muted-foreground">
                {formatClockTime(`${String(hour).padStart(2, '0')}:00`)}
              </th>
              {days.map((day) => (
                <td key={day} className="relative border-t border-l p-0">
                  {shown
                    .filter((span) => dayOf(span.startsAt) === day && hourOf(span.startsAt) === hour)
                    .map((span) => (
                      <div key={span.id} className="absolute z-10 grid" style={placeOf(span, columns.get(span))}>
                        {children(span)}
                      </div>
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

/** Position inside the cell of the first hour; the box extends over the following cells. */
function placeOf({ startsAt, endsAt }: Span, { column, columns }: Column = { column: 0, columns: 1 }) {
  const offset = hourAndFraction(startsAt) - hourOf(startsAt)
  const length = (Number(endsAt) - Number(startsAt)) / 3_600_000
  return {
    top: `${offset * HOUR_HEIGHT_REM + 0.1}rem`,
    height: `${length * HOUR_HEIGHT_REM - 0.2}rem`,
    left: `calc(0.25rem + (100% - 0.5rem) * ${column / columns})`,
    width: `calc((100% - 0.5rem) / ${columns})`,
  }
}

/** A span that ends at midnight ends on the next day: it fills its day to the last hour. */
function lastHourOf({ startsAt, endsAt }: Span): number {
  return dayOf(endsAt) === dayOf(startsAt) ? Math.ceil(hourAndFraction(endsAt)) - 1 : 23
}
