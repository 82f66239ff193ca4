import { type FormEvent, useState } from 'react'
import { formatDay } from '#domain/format-time.ts'
import type { Day } from '#domain/time.ts'
import { Alert } from '#web/components/ui/alert.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { defaultHours, HoursFields } from './hours-fields.tsx'
import { useAddSlot } from './use-add-slot.ts'

export function SingleSlotForm({ day }: { day: Day | undefined }) {
  const [hours, setHours] = useState(defaultHours)
  const { run, isBusy, failure } = useAddSlot()

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isBusy) run({ ...hours, ...(day && { day }) })
  }

  return (
    <form onSubmit={submit} className="grid gap-4">
      <p className="text-muted-foreground">{day ? formatDay(day) : 'Choisissez une date dans le calendrier.'}</p>
      <HoursFields id="single-slot" hours={hours} onChange={setHours} />
      {failure && <Alert tone="error">{failure}</Alert>}
      <Button type="submit" width="full" isBusy={isBusy}>
        {isBusy ? 'Ajout en cours...' : 'Ajouter cette disponibilité'}
      </Button>
    </form>
  )
}
