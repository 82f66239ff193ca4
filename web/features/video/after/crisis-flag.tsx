import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CRISIS_LINE_MAX_CHARACTERS } from '#domain/constants.ts'
import { formatTime } from '#domain/format-time.ts'
import { crisisFlagSchema } from '#domain/supervision/alert-schema.ts'
import { Form } from '#web/components/form/form.tsx'
import { FormField } from '#web/components/form/form-field.tsx'
import { useZodForm } from '#web/components/form/use-zod-form.ts'
import { Icon } from '#web/components/icon.tsx'
import { Alert } from '#web/components/ui/alert.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Input } from '#web/components/ui/input.tsx'
import { alertMessages, myAlerts, type SupervisionAlert } from '#web/features/supervision/queries.ts'
import { AlertThread } from '#web/features/supervision/shared/alert-thread.tsx'
import { invoke } from '#web/lib/data/invoke.ts'
import { useIdempotencyKey } from '#web/lib/hooks/use-idempotency-key.ts'

/** A student alerts their supervisor about a crisis, sees who takes care of it, and writes with them. */
export function CrisisFlag({ appointmentId }: { appointmentId: string }) {
  const { data: alerts } = useQuery(myAlerts)
  const raised = alerts?.find(
    ({ mySide, appointmentId: about, closedAt }) => mySide === 'student' && about === appointmentId && !closedAt,
  )
  if (!raised) return <FlagForm appointmentId={appointmentId} />
  return (
    <div className="grid gap-4">
      <Alert tone={raised.handledAt ? 'success' : 'info'}>
        {stateOf(raised)} En danger immédiat, appelez le 15 ou le 112.
      </Alert>
      <AlertThread alert={raised} />
    </div>
  )
}

const schema = crisisFlagSchema.pick({ words: true })

function FlagForm({ appointmentId }: { appointmentId: string }) {
  const queryClient = useQueryClient()
  const attempt = useIdempotencyKey()
  const form = useZodForm({
    id: 'crisis',
    schema,
    labels: { words: 'Que se passe-t-il ?' },
    defaultValues: { words: '' },
  })
  const flag = useMutation({
    mutationFn: ({ words }: { words: string }) => {
      const input = { appointmentId, words }
      return invoke('flag-crisis', input, { idempotencyKey: attempt.keyFor(input) })
    },
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: myAlerts.queryKey }),
        queryClient.invalidateQueries({ queryKey: alertMessages('').queryKey.slice(0, 1) }),
      ]),
    meta: { showsItsErrors: true },
  })
  return (
    <Form form={form} act={flag} layout="grid gap-3">
      <FormField form={form} name="words" need="optional" hint="Une ligne suffit, sans le nom de la personne.">
        {(control) => <Input {...control} maxLength={CRISIS_LINE_MAX_CHARACTERS} autoComplete="off" />}
      </FormField>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" variant="outline" isBusy={flag.isPending}>
          <Icon name="life-buoy" />
          Prévenir ma supervision maintenant
        </Button>
        <p className="text-muted-foreground text-small">Tout de suite, par e-mail et par SMS.</p>
      </div>
    </Form>
  )
}

/** Seen is not handled: others are told until somebody takes care of it. */
function stateOf({
  raisedAt,
  seenAt,
  seenByName,
  handledAt,
  handledByName,
  referentsToldAt,
}: SupervisionAlert): string {
  if (handledAt) return `${handledByName} a pris en charge votre signalement à ${formatTime(handledAt)}.`
  // Without a supervisor, referents are told at once, or administrators.
  if (referentsToldAt && referentsToldAt <= raisedAt)
    return `Vous n’avez pas de supervision attribuée : l’équipe est prévenue depuis ${formatTime(raisedAt)}.`
  const seen = seenAt ? `${seenByName} a vu votre signalement à ${formatTime(seenAt)}.` : undefined
  const told = `Votre supervision est prévenue depuis ${formatTime(raisedAt)}.`
  const next = referentsToldAt
    ? 'Les référents sont prévenus aussi.'
    : 'Sans prise en charge en 30 minutes, les référents sont prévenus aussi.'
  return `${seen ?? told} ${next}`
}
