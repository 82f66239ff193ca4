import { RadioGroup } from 'radix-ui'
import { useEffect, useRef } from 'react'
import { formatCount } from '#domain/format.ts'
import { formatDayInYear, formatShortDay } from '#domain/format-time.ts'
import type { Day } from '#domain/time.ts'
import type { DayWithStarts } from '../shared/days-with-starts.ts'

type DayChipsProps = { days: readonly DayWithStarts[]; chosen: Day | undefined; onChoose: (day: Day) => void }

/** Number of days to browse by hand; the calendar leads to later ones. */
const SHOWN = 21
const AFTER_CHOSEN = 7

/** Next days with free starts, in a horizontal scroller: the last visible one is cut off, to show that more follow. */
export function DayChips({ days, chosen, onChoose }: DayChipsProps) {
  const row = useRef<HTMLDivElement>(null)
  const position = days.findIndex(({ day }) => day === chosen)
  useEffect(() => {
    const chip = row.current?.children[position]
    if (row.current && chip instanceof HTMLElement)
      row.current.scrollLeft = chip.offsetLeft - row.current.clientWidth / 2 + chip.offsetWidth / 2
  }, [position])
  return (
    <RadioGroup.Root
      ref={row}
      aria-label="Jour"
      orientation="horizontal"
      value={chosen ?? ''}
      onValueChange={onChoose}
      className="relative -mx-4 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] sm:hidden"
    >
      {days.slice(0, Math.max(SHOWN, position + AFTER_CHOSEN)).map(({ day, starts }) => {
        const [weekday, date] = formatShortDay(day).split('\u00A0')
        return (
          <RadioGroup.Item
            key={day}
            value={day}
            aria-label={`${formatDayInYear(day)}, ${formatCount(starts.length, 'horaire libre', 'horaires libres')}`}
            className="grid h-20 w-17 shrink-0 content-center justify-items-center rounded-2xl border border-input bg-card text-card-foreground leading-tight data-[state=checked]:border-primary data-[state=checked]:bg-primary data-[state=checked]:text-primary-foreground"
          >
            <span className="text-small">{weekday}</span>
            <span className="font-semibold text-lg">{date}</span>
            <span className="text-note">{formatCount(starts.length, 'libre', 'libres')}</span>
          </RadioGroup.Item>
        )
      })}
    </RadioGroup.Root>
  )
}
