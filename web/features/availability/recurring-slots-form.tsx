import { useController } from 'react-hook-form'
import { z } from 'zod'
import { usualHours } from '#domain/availability/default-slot.ts'
import { RECURRING_WEEKS } from '#domain/constants.ts'
import { formatCount } from '#domain/format.ts'
import { formatClockTime, formatDayInYear, weekdayNames } from '#domain/format-time.ts'
import { type Day, weekdays } from '#domain/time.ts'
import { Form } from '#web/components/form/form.tsx'
import { FormControl } from '#web/components/form/form-control.tsx'
import { useZodForm } from '#web/components/form/use-zod-form.ts'
import { Alert } from '#web/components/ui/alert.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Select } from '#web/components/ui/select.tsx'
import { ToggleGroup } from '#web/components/ui/toggle-group.tsx'
import { HoursFields, hoursSchema } from './hours-fields.tsx'
import { useAddRecurringSlots } from './use-add-recurring-slots.ts'

const weekdayOptions = weekdays.map((value) => ({ value, label: weekdayNames[value] }))
const weekOptions = RECURRING_WEEKS.map((weeks) => ({
  value: String(weeks),
  label: formatCount(weeks, 'semaine', 'semaines'),
}))
const enumeration = new Intl.ListFormat('fr', { type: 'conjunction' })

const schema = z.object({
  hours: hoursSchema,
  weekdays: z.array(z.enum(weekdays)),
  weeks: z.literal([...RECURRING_WEEKS]),
})
const labels = { hours: 'Heures', weekdays: 'Jours de la semaine', weeks: 'Pendant' }
const defaultValues: z.input<typeof schema> = { hours: usualHours, weekdays: [], weeks: RECURRING_WEEKS[0] }

/** Weekly series on the chosen weekdays, starting at the day selected in the calendar. */
export function RecurringSlotsForm({ day }: { day: Day | undefined }) {
  const form = useZodForm({ id: 'recurring-slots', schema, labels, defaultValues })
  const { field: hours } = useController({ control: form.control, name: 'hours' })
  const { field: chosen } = useController({ control: form.control, name: 'weekdays' })
  const add = useAddRecurringSlots()
  const skippedDays = add.data?.skippedDays ?? []
  const act = {
    isPending: add.isPending,
    mutateAsync: ({ hours: times, ...series }: z.output<typeof schema>) =>
      add.mutateAsync({ ...series, ...times, from: day }),
  }
  return (
    <Form form={form} act={act} layout="grid gap-4">
      <HoursFields id="recurring-slots" hours={hours.value} onChange={hours.onChange} />
      <fieldset className="grid gap-2">
        <legend className="mb-2 font-semibold text-base">Jours de la semaine</legend>
        <ToggleGroup
          label="Jours de la semaine"
          values={chosen.value}
          onValuesChange={(values) => chosen.onChange(weekdays.filter((weekday) => values.includes(weekday)))}
          options={weekdayOptions}
        />
      </fieldset>
      <FormControl form={form} name="weeks">
        {({ wiring, field }) => (
          <Select
            {...wiring}
            value={String(field.value)}
            onValueChange={(value) => field.onChange(Number(value))}
            options={weekOptions}
          />
        )}
      </FormControl>
      <p className="text-small text-muted-foreground" aria-live="polite">
        {chosen.value.length === 0
          ? 'Choisissez au moins un jour de la semaine.'
          : `Tous les ${enumeration.format(chosen.value.map((weekday) => `${weekdayNames[weekday]}s`))}, ${formatClockTime(hours.value.startTime)}–${formatClockTime(hours.value.endTime)}.`}
      </p>
      {skippedDays.length > 0 && (
        <Alert tone="warning">
          Ces jours n’ont pas été ajoutés, car l’heure est passée ou déjà prise par un autre créneau :{' '}
          {enumeration.format(skippedDays.map(formatDayInYear))}.
        </Alert>
      )}
      <Button type="submit" width="full" isBusy={add.isPending} disabled={chosen.value.length === 0}>
        {add.isPending ? 'Ajout en cours...' : 'Ajouter ces disponibilités récurrentes'}
      </Button>
    </Form>
  )
}
