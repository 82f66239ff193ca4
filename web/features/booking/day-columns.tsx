import { RadioGroup } from 'radix-ui'
import { formatDayInYear, formatShortDay, formatStart, formatTime } from '#domain/format-time.ts'
import { Icon } from '#web/components/icon.tsx'
import { type DayWithStarts, skippedSentence } from './days-with-starts.ts'

type DayColumnsProps = {
  days: readonly DayWithStarts[]
  /** The chosen start, as an instant. */
  chosen: string | null
  onChoose: (startsAt: string) => void
}

/** How many columns a telephone has room for; the arrows bring the others. */
const PHONE_COLUMNS = 2

export function DayColumns({ days, chosen, onChoose }: DayColumnsProps) {
  const skipped = skippedSentence(days)
  return (
    <>
      <RadioGroup.Root
        id="booking-slot"
        aria-label="Heure (obligatoire)"
        value={chosen ?? ''}
        onValueChange={onChoose}
        className="grid grid-cols-2 items-start gap-4 rounded-2xl border bg-card p-4 text-card-foreground sm:grid-cols-4 sm:p-5"
      >
        {days.map(({ day, starts }, position) => {
          const [weekday, ...date] = formatShortDay(day).split('\u00A0')
          return (
            <fieldset
              key={day}
              aria-label={formatDayInYear(day)}
              className={`grid gap-2 ${position >= PHONE_COLUMNS ? 'max-sm:hidden' : ''}`}
            >
              <p aria-hidden="true" className="pb-1 text-center text-small text-muted-foreground">
                {weekday}
                <span className="block font-semibold text-base text-foreground">{date.join('\u00A0')}</span>
              </p>
              {starts.map((start) => (
                <RadioGroup.Item
                  key={start.toISOString()}
                  value={start.toISOString()}
                  aria-label={`${formatDayInYear(day)} à ${formatTime(start)}`}
                  className="group inline-flex min-h-11 items-center justify-center gap-1.5 rounded-lg border border-transparent bg-secondary font-semibold text-secondary-foreground hover:bg-accent hover:text-accent-foreground data-[state=checked]:bg-primary data-[state=checked]:text-primary-foreground"
                >
                  <RadioGroup.Indicator>
                    <Icon name="check" className="size-4" />
                  </RadioGroup.Indicator>
                  {formatStart(start)}
                </RadioGroup.Item>
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
    </>
  )
}
