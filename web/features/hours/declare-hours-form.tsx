import { useMutation, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { STAGE_DAY_MAX_MINUTES, STAGE_DECLARED_MIN_MINUTES } from '#domain/constants.ts'
import { formatHours } from '#domain/hours/format-hours.ts'
import { declaredKinds, hourKinds } from '#domain/hours/kinds.ts'
import { type DeclaredHours, declaredHoursSchema } from '#domain/hours/schema.ts'
import { errorMessage } from '#domain/messages.ts'
import { dayOf } from '#domain/time.ts'
import { Form } from '#web/components/form/form.tsx'
import { FormControl } from '#web/components/form/form-control.tsx'
import { FormField } from '#web/components/form/form-field.tsx'
import { useZodForm } from '#web/components/form/use-zod-form.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Input } from '#web/components/ui/input.tsx'
import { Select } from '#web/components/ui/select.tsx'
import { Textarea } from '#web/components/ui/textarea.tsx'
import { invoke } from '#web/lib/data/invoke.ts'
import { useIdempotencyKey } from '#web/lib/hooks/use-idempotency-key.ts'
import { hourTotals, stageHours } from './queries.ts'

const QUARTER = 15
const durations = Array.from({ length: STAGE_DAY_MAX_MINUTES / QUARTER }, (_, i) => (i + 1) * QUARTER)
  .filter((minutes) => minutes >= STAGE_DECLARED_MIN_MINUTES)
  .map((minutes) => ({ value: String(minutes), label: formatHours(minutes) }))
const kinds = declaredKinds.map((kind) => ({ value: kind, label: hourKinds[kind] }))

const labels = { kind: 'Ce que vous avez fait', day: 'Jour', minutes: 'Durée', description: 'En quelques mots' }
const schema = declaredHoursSchema.extend({
  // Empty until an option is chosen.
  kind: z.string().pipe(z.enum(declaredKinds, errorMessage('hours_kind_missing'))),
  minutes: z.string().transform(Number).pipe(declaredHoursSchema.shape.minutes),
})

/** Hours of activities other than consultations. */
export function DeclareHoursForm({ now }: { now: Date }) {
  const queryClient = useQueryClient()
  const defaultValues = { kind: '', day: dayOf(now), minutes: '', description: '' }
  const form = useZodForm({ id: 'declare-hours', schema, labels, defaultValues })
  // An answer may be lost: the same hours sent again are not declared twice.
  const attempt = useIdempotencyKey()
  const declare = useMutation({
    mutationFn: (hours: DeclaredHours) => invoke('declare-hours', hours, { idempotencyKey: attempt.keyFor(hours) }),
    onSuccess: async () => {
      attempt.forget()
      form.reset(defaultValues)
      await Promise.all([stageHours, hourTotals].map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })))
    },
    meta: { showsItsErrors: true, notice: 'hours_declared' },
  })
  return (
    <Form form={form} act={declare} layout="grid gap-4">
      <FormControl form={form} name="kind">
        {({ wiring, field }) => (
          <Select
            {...wiring}
            value={field.value}
            onValueChange={field.onChange}
            options={kinds}
            placeholder="Choisissez"
          />
        )}
      </FormControl>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <FormField form={form} name="day">
          {(control) => <Input {...control} type="date" max={dayOf(now)} />}
        </FormField>
        <FormControl form={form} name="minutes">
          {({ wiring, field }) => (
            <Select
              {...wiring}
              value={field.value}
              onValueChange={field.onChange}
              options={durations}
              placeholder="Choisissez"
            />
          )}
        </FormControl>
      </div>
      <FormField form={form} name="description" hint="Sans nom ni détail qui ferait reconnaître quelqu’un.">
        {(control) => <Textarea {...control} />}
      </FormField>
      <div>
        <Button type="submit" isBusy={declare.isPending}>
          Déclarer ces heures
        </Button>
      </div>
    </Form>
  )
}
