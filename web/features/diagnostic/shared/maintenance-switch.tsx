import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { MAINTENANCE_MAX_HOURS } from '#domain/constants.ts'
import { AppError } from '#domain/errors.ts'
import { errorMessage } from '#domain/messages.ts'
import { maintenanceEnd } from '#domain/site/maintenance-end.ts'
import { addMinutes, instantOf, isDay, wallTimeOf } from '#domain/time.ts'
import { Form } from '#web/components/form/form.tsx'
import { FormField } from '#web/components/form/form-field.tsx'
import { useZodForm } from '#web/components/form/use-zod-form.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { Input } from '#web/components/ui/input.tsx'
import { Switch } from '#web/components/ui/switch.tsx'
import { invoke } from '#web/lib/data/invoke.ts'
import { useNow } from '#web/lib/hooks/use-now.ts'

const DEFAULT_MINUTES = 60
const noEnd = errorMessage('maintenance_end_missing')
const schema = z.object({
  day: z.string().refine(isDay, noEnd),
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, noEnd),
})

/** Turns maintenance mode of the whole site on or off. `until`: end of the running maintenance. */
export function MaintenanceSwitch({ until }: { until: Date | null }) {
  const queries = useQueryClient()
  const now = useNow(30)
  const [isAsking, setAsking] = useState(false)
  const isRunning = until !== null && now < until
  const set = useMutation({
    mutationFn: (end: Date | null) =>
      invoke('set-switch', { name: 'maintenance', isOn: end !== null, until: end?.toISOString() ?? null }),
    // Errors appear in the dialog; ending a maintenance has no dialog, so it uses a toast.
    meta: { notice: 'switch_set', ...(isAsking && { showsItsErrors: true as const }) },
    async onSuccess() {
      setAsking(false)
      await queries.invalidateQueries({ queryKey: ['admin'] })
    },
  })
  return (
    <div className="grid gap-2">
      <Switch
        id="switch-maintenance"
        checked={isRunning}
        disabled={set.isPending}
        onCheckedChange={(isOn) => (isOn ? setAsking(true) : set.mutate(null))}
      >
        <span className="font-semibold">Mode maintenance</span>
        <span className="block text-muted-foreground text-small">
          {isRunning
            ? errorMessage('maintenance', { heure: maintenanceEnd(until, now) })
            : 'Mode maintenance désactivé. Le site est ouvert à tous.'}
        </span>
      </Switch>
      {isAsking && <EndDialog set={set} onClose={() => setAsking(false)} now={now} />}
    </div>
  )
}

type EndDialogProps = {
  set: { mutateAsync: (end: Date) => Promise<unknown>; isPending: boolean }
  now: Date
  onClose: () => void
}

function EndDialog({ set, now, onClose }: EndDialogProps) {
  const proposed = wallTimeOf(addMinutes(now, DEFAULT_MINUTES))
  const form = useZodForm({
    id: 'maintenance',
    schema,
    labels: { day: 'Jour de fin', time: 'Heure de fin' },
    defaultValues: { day: proposed.day, time: proposed.time },
  })
  const act = {
    isPending: set.isPending,
    async mutateAsync({ day, time }: z.output<typeof schema>) {
      const end = instantOf(day, time)
      if (!end) throw new AppError('slot_time_does_not_exist')
      await set.mutateAsync(end)
    },
  }
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Mettre le site en maintenance ?"
      description={`Les inscriptions, les réservations et les paiements se ferment tout de suite, pour ${MAINTENANCE_MAX_HOURS} heures au plus. Les numéros d’aide, les séances et les remboursements continuent.`}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            Ne rien changer
          </Button>
          <Button type="submit" form={form.id} isBusy={set.isPending}>
            Commencer la maintenance
          </Button>
        </>
      }
    >
      <Form form={form} act={act} claims={{ maintenance_end_refused: 'time', slot_time_does_not_exist: 'time' }}>
        <div className="grid gap-4 sm:grid-cols-2">
          <FormField form={form} name="day">
            {(control) => <Input {...control} type="date" />}
          </FormField>
          <FormField form={form} name="time" hint="Heure de Paris">
            {(control) => <Input {...control} type="time" />}
          </FormField>
        </div>
      </Form>
    </Dialog>
  )
}
