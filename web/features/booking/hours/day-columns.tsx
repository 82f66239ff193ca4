import { RadioGroup } from 'radix-ui'
import { formatDayInYear, formatShortDay } from '#domain/format-time.ts'
import { Icon } from '#web/components/icon.tsx'
import { type DayWithStarts, skippedSentence } from './days-with-starts.ts'
import { HourChoice } from './hour-choice.tsx'

type DayColumnsProps = {
  days: readonly DayWithStarts[]
  rows: number
  /** The chosen start, as an instant. */
  chosen: string | null
  onChoose: (startsAt: string) => void
}

/** The free hours of a few days beside each other, where there is room for them. */
export function DayColumns({ days, rows, chosen, onChoose }: DayColumnsProps) {
  const skipped = skippedSentence(days)
  return (
    <div className="grid gap-3 max-sm:hidden">
      <RadioGroup.Root
        aria-label="Heure (obligatoire)"
        value={chosen ?? ''}
        onValueChange={onChoose}
        className="grid min-h-84 grid-cols-4 items-start gap-4 rounded-2xl border bg-card p-5 text-card-foreground"
      >
        {days.map(({ day, starts }) => {
          const [weekday, ...date] = formatShortDay(day).split('\u00A0')
          return (
            <fieldset key={day} aria-label={formatDayInYear(day)} className="grid gap-2">
              <p aria-hidden="true" className="pb-1 text-center text-small text-muted-foreground">
                {weekday}
                <span className="block font-semibold text-base text-foreground">{date.join('\u00A0')}</span>
              </p>
              {starts.slice(0, rows).map((start) => (
                <HourChoice key={start.toISOString()} start={start} />
              ))}
            </fieldset>
          )
        })}
      </RadioGroup.Root>
      {skipped && (
        <p className="flex items-start gap-2 text-small text-muted-foreground">
          <Icon name="info" className="mt-0.5 size-4.5" />
          {skipped}
        </p>
      )}
    </div>
  )
}
