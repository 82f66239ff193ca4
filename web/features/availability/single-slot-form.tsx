import { useController } from 'react-hook-form'
import { z } from 'zod'
import { defaultSlot, usualHours } from '#domain/availability/default-slot.ts'
import { slotOf } from '#domain/availability/slot.ts'
import { formatDay } from '#domain/format-time.ts'
import type { Day } from '#domain/time.ts'
import { Form } from '#web/components/form/form.tsx'
import { useZodForm } from '#web/components/form/use-zod-form.ts'
import { Button } from '#web/components/ui/button.tsx'
import { useNow } from '#web/lib/hooks/use-now.ts'
import { HoursFields, hoursSchema } from './hours-fields.tsx'
import { useAddSlot } from './use-add-slot.ts'

/** No hours until they are chosen: the proposed ones follow the day and the clock. */
const schema = z.object({ hours: hoursSchema.optional() })
const labels = { hours: 'Heures' }

export function SingleSlotForm({ day, bookableFrom }: { day: Day | undefined; bookableFrom: Date }) {
  const form = useZodForm({ id: 'single-slot', schema, labels, defaultValues: {} })
  const { field } = useController({ control: form.control, name: 'hours' })
  const add = useAddSlot()
  const first = defaultSlot(bookableFrom)
  const { startTime, endTime } = field.value ?? (day === first.day ? first : usualHours)
  const now = useNow(60)
  const slot = day && slotOf({ day, startTime, endTime }, now)
  const isTooSoon = typeof slot === 'object' && slot.starts.every((start) => start <= bookableFrom)
  const act = {
    isPending: add.isPending,
    mutateAsync: () => add.mutateAsync({ startTime, endTime, ...(day && { day }) }),
  }
  return (
    <Form form={form} act={act} layout="grid gap-4">
      <p className="text-muted-foreground">{day ? formatDay(day) : 'Choisissez une date dans le calendrier.'}</p>
      <HoursFields id="single-slot" hours={{ startTime, endTime }} onChange={field.onChange} />
      <p className="text-muted-foreground text-small empty:sr-only" aria-live="polite">
        {isTooSoon && 'Votre délai est plus long : personne ne pourra réserver ces heures.'}
      </p>
      <Button type="submit" width="full" isBusy={add.isPending}>
        {add.isPending ? 'Ajout en cours...' : 'Ajouter cette disponibilité'}
      </Button>
    </Form>
  )
}
