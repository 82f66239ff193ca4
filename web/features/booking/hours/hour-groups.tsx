import { RadioGroup } from 'radix-ui'
import { dayParts } from '#domain/booking/day-part.ts'
import { HourChoice } from '../shared/hour-choice.tsx'
import { hoursOfDay } from './hours-of-day.ts'

type HourGroupsProps = {
  starts: readonly Date[]
  rows: number
  chosen: string | null
  onChoose: (startsAt: string) => void
}

/** Free starts of one day on a phone, three per row. */
export function HourGroups({ starts, rows, chosen, onChoose }: HourGroupsProps) {
  const { parts } = hoursOfDay(starts, rows)
  return (
    <RadioGroup.Root
      aria-label="Heure (obligatoire)"
      value={chosen ?? ''}
      onValueChange={onChoose}
      className="grid gap-3 sm:hidden"
    >
      {parts.map(({ part, starts: shown }) => (
        <fieldset key={part} aria-label={dayParts[part]} className="grid grid-cols-3 gap-2">
          <p aria-hidden="true" className="col-span-3 text-small text-muted-foreground">
            {dayParts[part]}
          </p>
          {shown.map((start) => (
            <HourChoice key={start.toISOString()} start={start} />
          ))}
        </fieldset>
      ))}
    </RadioGroup.Root>
  )
}
