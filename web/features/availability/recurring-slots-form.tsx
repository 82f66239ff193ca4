import { type FormEvent, useState } from 'react'
import { RECURRING_WEEKS } from '#domain/constants.ts'
import { formatCount } from '#domain/format.ts'
import { formatClockTime, formatDayInYear, weekdayNames } from '#domain/format-time.ts'
import { type Day, type Weekday, weekdays } from '#domain/time.ts'
import { Alert } from '#web/components/ui/alert.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Field } from '#web/components/ui/field.tsx'
import { Select } from '#web/components/ui/select.tsx'
import { ToggleGroup } from '#web/components/ui/toggle-group.tsx'
import { defaultHours, HoursFields } from './hours-fields.tsx'
import { useAddRecurringSlots } from './use-add-recurring-slots.ts'

const weekdayOptions = weekdays.map((value) => ({ value, label: weekdayNames[value] }))
const weekOptions = RECURRING_WEEKS.map((weeks) => ({
  value: String(weeks),
  label: formatCount(weeks, 'semaine', 'semaines'),
}))
const enumeration = new Intl.ListFormat('fr', { type: 'conjunction' })

/** A series of the chosen weekdays, from the day chosen in the calendar on. */
export function RecurringSlotsForm({ day }: { day: Day | undefined }) {
  const [hours, setHours] = useState(defaultHours)
  const [chosen, setChosen] = useState<Weekday[]>([])
  const [weeks, setWeeks] = useState<(typeof RECURRING_WEEKS)[number]>(RECURRING_WEEKS[0])
  const [skippedDays, setSkippedDays] = useState<string[]>([])
  const { run, isBusy, failure } = useAddRecurringSlots((answer) => setSkippedDays(answer.skippedDays))

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy || chosen.length === 0) return
    setSkippedDays([])
    run({ ...hours, from: day, weekdays: chosen, weeks })
  }

  return (
    <form onSubmit={submit} className="grid gap-4">
      <HoursFields id="recurring-slots" hours={hours} onChange={setHours} />
      <fieldset className="grid gap-2">
        <legend className="mb-2 font-semibold text-base">Jours de la semaine</legend>
        <ToggleGroup
          label="Jours de la semaine"
          values={chosen}
          onValuesChange={(values) => setChosen(weekdays.filter((weekday) => values.includes(weekday)))}
          options={weekdayOptions}
        />
      </fieldset>
      <Field id="recurring-weeks" label="Pendant">
        {(wiring) => (
          <Select
            {...wiring}
            value={String(weeks)}
            onValueChange={(value) => setWeeks(RECURRING_WEEKS.find((count) => String(count) === value) ?? weeks)}
            options={weekOptions}
          />
        )}
      </Field>
      <p className="text-small text-muted-foreground" aria-live="polite">
        {chosen.length === 0
          ? 'Choisissez au moins un jour de la semaine.'
          : `Tous les ${enumeration.format(chosen.map((weekday) => `${weekdayNames[weekday]}s`))}, ${formatClockTime(hours.startTime)}–${formatClockTime(hours.endTime)}.`}
      </p>
      {failure && <Alert tone="error">{failure}</Alert>}
      {skippedDays.length > 0 && (
        <Alert tone="warning">
          Ces jours n’ont pas été ajoutés, car l’heure est passée ou déjà prise par un autre créneau :{' '}
          {enumeration.format(skippedDays.map(formatDayInYear))}.
        </Alert>
      )}
      <Button type="submit" width="full" isBusy={isBusy} disabled={chosen.length === 0}>
        {isBusy ? 'Ajout en cours...' : 'Ajouter ces disponibilités récurrentes'}
      </Button>
    </form>
  )
}
