import { RadioGroup } from 'radix-ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { skippedDays } from '#domain/directory/skipped-days.ts'
import { formatDayInYear, formatStart } from '#domain/format-time.ts'
import { dayOf } from '#domain/time.ts'
import { Icon } from '#web/components/icon.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { useMatchesMedia } from '#web/lib/hooks/use-matches-media.ts'
import { ShortDay } from './card-times.tsx'
import { timeLook } from './time-look.ts'

type TimeGridProps = {
  heading: ReactNode
  firstName: string
  times: readonly Date[]
  chosen: Date | undefined
  onChoose: (startsAt: string) => void
}

/** Before « Plus d’horaires ». */
const ROWS = 5
const [COLUMNS, NARROW_COLUMNS] = [4, 3]

/** The days that have something free, a few at once. */
export function TimeGrid({ heading, firstName, times, chosen, onChoose }: TimeGridProps) {
  const columns = useMatchesMedia('(width >= 40rem)') ? COLUMNS : NARROW_COLUMNS
  const days = [...Map.groupBy(times, dayOf)]
  // Somebody comes back to a time that is not among the first.
  const chosenDay = chosen && days.findIndex(([day]) => day === dayOf(chosen))
  const [from, setFrom] = useState<number>()
  const first = Math.min(from ?? startOfPage(chosenDay ?? 0, columns), Math.max(0, days.length - 1))
  const shown = days.slice(first, first + columns)
  const [openedAt, setOpenedAt] = useState<number>()
  const isOpen = openedAt === first || shown.some(([, starts]) => starts.indexOf(chosen ?? new Date(0)) >= ROWS)
  const hidden = shown.reduce((sum, [, starts]) => sum + Math.max(0, starts.length - ROWS), 0)
  const grid = useRef<HTMLDivElement>(null)
  const hasOpened = openedAt !== undefined
  // What was asked for is where the keyboard goes on.
  useEffect(() => {
    if (hasOpened) grid.current?.querySelector<HTMLElement>('[data-first-new]')?.focus()
  }, [hasOpened])
  const skipped = skippedDays(shown.map(([day]) => day))
  const show = (position: number) => {
    setFrom(position)
    setOpenedAt(undefined)
  }
  return (
    <>
      <div className="flex items-start justify-between gap-3">
        {heading}
        {days.length > columns && (
          <div className="flex gap-2">
            <Button
              variant="outline"
              size="icon"
              aria-label="Jours précédents"
              disabled={first === 0}
              onClick={() => show(Math.max(0, first - columns))}
            >
              <Icon name="chevron-left" />
            </Button>
            <Button
              variant="outline"
              size="icon"
              aria-label="Jours suivants"
              disabled={first + columns >= days.length}
              onClick={() => show(first + columns)}
            >
              <Icon name="chevron-right" />
            </Button>
          </div>
        )}
      </div>
      {days.length > 0 && (
        <RadioGroup.Root
          ref={grid}
          aria-labelledby="horaires"
          value={chosen?.toISOString() ?? ''}
          onValueChange={onChoose}
          className="grid grid-cols-3 items-start gap-2.5 sm:grid-cols-4"
        >
          {shown.map(([day, starts]) => (
            <fieldset key={day} aria-label={formatDayInYear(day)} className="grid gap-2">
              <p aria-hidden="true" className="pb-1 text-center text-small leading-snug">
                <ShortDay day={day} />
              </p>
              {starts.slice(0, isOpen ? undefined : ROWS).map((start, place) => (
                <RadioGroup.Item
                  key={start.toISOString()}
                  value={start.toISOString()}
                  aria-label={`${formatDayInYear(day)} à ${formatStart(start)}`}
                  {...(place === ROWS && { 'data-first-new': '' })}
                  className={timeLook}
                >
                  <RadioGroup.Indicator>
                    <Icon name="check" className="size-4" />
                  </RadioGroup.Indicator>
                  {formatStart(start)}
                </RadioGroup.Item>
              ))}
            </fieldset>
          ))}
        </RadioGroup.Root>
      )}
      {hidden > 0 && !isOpen && (
        <div className="grid justify-items-center">
          <Button variant="ghost" onClick={() => setOpenedAt(first)}>
            Plus d’horaires ({hidden})
          </Button>
        </div>
      )}
      {skipped && (
        <p className="flex gap-2 border-t pt-4 text-muted-foreground text-small">
          <Icon name="info" className="mt-0.5 size-4.5" />
          {firstName} n’a pas d’horaire libre {skipped}.
        </p>
      )}
    </>
  )
}

function startOfPage(position: number, columns: number): number {
  return Math.max(0, position - (position % columns))
}
