import { RadioGroup } from 'radix-ui'
import { formatDayInYear, formatStart, formatTime } from '#domain/format-time.ts'
import { dayOf } from '#domain/time.ts'
import { Icon } from '#web/components/icon.tsx'
import { timeLook } from './time-look.ts'

/** One free start as an item of a radio group. */
export function HourChoice({ start }: { start: Date }) {
  return (
    <RadioGroup.Item
      value={start.toISOString()}
      aria-label={`${formatDayInYear(dayOf(start))} à ${formatTime(start)}`}
      className={timeLook}
    >
      <RadioGroup.Indicator>
        <Icon name="check" className="size-4" />
      </RadioGroup.Indicator>
      {formatStart(start)}
    </RadioGroup.Item>
  )
}
