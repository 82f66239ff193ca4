import { RadioGroup } from 'radix-ui'
import { formatDayInYear } from '#domain/format-time.ts'
import type { DayWithStarts } from './days-with-starts.ts'
import { HourChoice } from './hour-choice.tsx'
import { ShortDay } from './short-day.tsx'

type DayColumnsProps = {
  days: readonly DayWithStarts[]
  /** Maximum number of starts shown per day. */
  rows: number
  /** The selected start, as an ISO instant. */
  chosen: string | undefined
  onChoose: (startsAt: string) => void
  /** Number of columns and outer spacing. */
  className: string
} & ({ label: string } | { labelledBy: string })

/** Free starts of a few days, one column per day. */
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
