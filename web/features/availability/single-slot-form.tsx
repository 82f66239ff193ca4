import { useController } from 'react-hook-form'
import { z } from 'zod'
import { formatDay } from '#domain/format-time.ts'
import type { Day } from '#domain/time.ts'
import { Form } from '#web/components/form/form.tsx'
import { useZodForm } from '#web/components/form/use-zod-form.ts'
import { Button } from '#web/components/ui/button.tsx'
import { defaultHours, type Hours, HoursFields, hoursSchema } from './hours-fields.tsx'
import { useAddSlot } from './use-add-slot.ts'

const schema = z.object({ hours: hoursSchema })
const labels = { hours: 'Heures' }

export function SingleSlotForm({ day }: { day: Day | undefined }) {
  const form = useZodForm({ id: 'single-slot', schema, labels, defaultValues: { hours: defaultHours } })
  const { field } = useController({ control: form.control, name: 'hours' })
  const add = useAddSlot()
  const act = {
    isPending: add.isPending,
    mutateAsync: ({ hours }: { hours: Hours }) => add.mutateAsync({ ...hours, ...(day && { day }) }),
  }
  return (
    <Form form={form} act={act} layout="grid gap-4">
      <p className="text-muted-foreground">{day ? formatDay(day) : 'Choisissez une date dans le calendrier.'}</p>
      <HoursFields id="single-slot" hours={field.value} onChange={field.onChange} />
      <Button type="submit" width="full" isBusy={add.isPending}>
        {add.isPending ? 'Ajout en cours...' : 'Ajouter cette disponibilité'}
      </Button>
    </Form>
  )
}
