import { type ReactNode, useRef, useState } from 'react'
import { missingDaysWords } from '#domain/directory/missing-days-words.ts'
import { type Day, dayOf } from '#domain/time.ts'
import { Icon } from '#web/components/icon.tsx'
import { DayColumns } from '#web/features/booking/shared/day-columns.tsx'
import { DayPager } from '#web/features/booking/shared/day-pager.tsx'
import { daysWithStarts, hiddenStartCount } from '#web/features/booking/shared/days-with-starts.ts'
import { MoreHoursButton } from '#web/features/booking/shared/more-hours-button.tsx'
import { useMoreHours } from '#web/features/booking/shared/use-more-hours.ts'
import { useHydrated } from '#web/lib/hooks/use-hydrated.ts'
import { useMatchesMedia } from '#web/lib/hooks/use-matches-media.ts'

type TimeGridProps = {
  heading: ReactNode
  headingId: string
  firstName: string
  times: readonly Date[]
  chosen: Date | undefined
  onChoose: (startsAt: string) => void
}

/** Rows before « Plus d’horaires ». */
const ROWS = 5
const narrow = { columns: 3, onlyThere: 'sm:hidden' }
const wide = { columns: 4, onlyThere: 'max-sm:hidden' }

/**
 * Days of one practitioner with free starts, a few columns at a time. Before hydration the width is not known: the page
 * holds both layouts, of which the style sheet shows one.
 */
export function TimeGrid({ heading, headingId, firstName, times, chosen, onChoose }: TimeGridProps) {
  const isWide = useMatchesMedia('(width >= 40rem)')
  const isHydrated = useHydrated()
  const layouts = isHydrated ? [isWide ? wide : narrow] : [narrow, wide]
  const days = daysWithStarts(times)
  // On return, the chosen start may not be on the first page.
  const chosenPlace = chosen ? days.findIndex(({ day }) => day === dayOf(chosen)) : 0
  const [from, setFrom] = useState<number>()
  const field = useRef<HTMLDivElement>(null)
  const { openedDay, open } = useMoreHours(field)
  const firstOf = (columns: number) => Math.min(from ?? startOfPage(chosenPlace, columns), Math.max(0, days.length - 1))
  return (
    <>
      <div className="flex items-start justify-between gap-2">
        {heading}
        {layouts.map(
          ({ columns, onlyThere }) =>
            days.length > columns && (
              <div key={columns} className={onlyThere}>
                <DayPager first={firstOf(columns)} count={days.length} step={columns} onShow={setFrom} />
              </div>
            ),
        )}
      </div>
      {days.length > 0 && (
        <div ref={field}>
          {layouts.map(({ columns, onlyThere }) => {
            const first = firstOf(columns)
            const shown = days.slice(first, first + columns)
            const isOpen =
              openedDay === shown[0]?.day || shown.some(({ starts }) => starts.indexOf(chosen ?? new Date(0)) >= ROWS)
            const rows = isOpen ? Number.POSITIVE_INFINITY : ROWS
            return (
              <div key={columns} className={`grid gap-4 ${onlyThere}`}>
                <DayColumns
                  labelledBy={headingId}
                  days={shown}
                  rows={rows}
                  chosen={chosen?.toISOString()}
                  onChoose={onChoose}
                  className="grid-cols-3 gap-2.5 sm:grid-cols-4"
                />
                <MoreHoursButton count={hiddenStartCount(shown, rows)} onClick={() => open(shown[0]?.day)} />
                <SkippedDays firstName={firstName} days={shown.map(({ day }) => day)} />
              </div>
            )
          })}
        </div>
      )}
    </>
  )
}

function SkippedDays({ firstName, days }: { firstName: string; days: readonly Day[] }) {
  const words = missingDaysWords(firstName, days)
  if (!words) return null
  return (
    <p className="flex gap-2 border-t pt-4 text-muted-foreground text-small">
      <Icon name="info" className="mt-0.5 size-4.5" />
      {words}
    </p>
  )
}

function startOfPage(position: number, columns: number): number {
  return Math.max(0, position - (position % columns))
}
