import { RadioGroup } from 'radix-ui'
import { formatDayInYear } from '#domain/format-time.ts'
import type { DayWithStarts } from './days-with-starts.ts'
import { HourChoice } from './hour-choice.tsx'
import { ShortDay } from './short-day.tsx'

type DayColumnsProps = {
  days: readonly DayWithStarts[]
  /** So many of each day at most. */
  rows: number
  /** The chosen start, as an instant. */
  chosen: string | undefined
  onChoose: (startsAt: string) => void
  /** How many columns, and what is around them. */
  className: string
} & ({ label: string } | { labelledBy: string })

/** The free hours of a few days beside each other. */
export function DayColumns({ days, rows, chosen, onChoose, className, ...name }: DayColumnsProps) {
  return (
    <RadioGroup.Root
      {...('label' in name ? { 'aria-label': name.label } : { 'aria-labelledby': name.labelledBy })}
      value={chosen ?? ''}
      onValueChange={onChoose}
      className={`grid items-start ${className}`}
    >
      {days.map(({ day, starts }) => (
        <fieldset key={day} aria-label={formatDayInYear(day)} className="grid gap-2">
          <p aria-hidden="true" className="pb-1 text-center text-small leading-snug">
            <ShortDay day={day} />
          </p>
          {starts.slice(0, rows).map((start) => (
            <HourChoice key={start.toISOString()} start={start} />
          ))}
        </fieldset>
      ))}
    </RadioGroup.Root>
  )
}
