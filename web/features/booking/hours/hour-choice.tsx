import { RadioGroup } from 'radix-ui'
import { formatDayInYear, formatStart, formatTime } from '#domain/format-time.ts'
import { dayOf } from '#domain/time.ts'
import { Icon } from '#web/components/icon.tsx'

/** One free hour, to stand in a radio group. */
export function HourChoice({ start }: { start: Date }) {
  return (
    <RadioGroup.Item
      value={start.toISOString()}
      aria-label={`${formatDayInYear(dayOf(start))} à ${formatTime(start)}`}
      className="inline-flex min-h-11 items-center justify-center gap-1 rounded-lg border border-transparent bg-secondary px-1 font-semibold text-secondary-foreground hover:bg-accent hover:text-accent-foreground data-[state=checked]:bg-primary data-[state=checked]:text-primary-foreground"
    >
      <RadioGroup.Indicator>
        <Icon name="check" className="size-4" />
      </RadioGroup.Indicator>
      {formatStart(start)}
    </RadioGroup.Item>
  )
}
