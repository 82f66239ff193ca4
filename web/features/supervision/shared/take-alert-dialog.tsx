import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ALERT_MESSAGE_MAX_CHARACTERS } from '#domain/constants.ts'
import { takenAlertSchema } from '#domain/supervision/alert-schema.ts'
import { Form } from '#web/components/form/form.tsx'
import { FormField } from '#web/components/form/form-field.tsx'
import { useZodForm } from '#web/components/form/use-zod-form.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { Textarea } from '#web/components/ui/textarea.tsx'
import { invoke } from '#web/lib/data/invoke.ts'
import { useIdempotencyKey } from '#web/lib/hooks/use-idempotency-key.ts'
import { alertMessages, myAlerts, type SupervisionAlert } from '../queries.ts'

type TakeAlertDialogProps = { alert: SupervisionAlert; isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

const schema = takenAlertSchema.pick({ words: true })

/** « C’est pris en charge… »: ends the escalation, with a word for the student if there is one. */
export function TakeAlertDialog({ alert: { id: alertId, studentName }, isOpen, onOpenChange }: TakeAlertDialogProps) {
  const queryClient = useQueryClient()
  const attempt = useIdempotencyKey()
  const form = useZodForm({
    id: `take-${alertId}`,
    schema,
    labels: { words: `Un mot pour ${studentName}` },
    defaultValues: { words: '' },
  })
  const take = useMutation({
    mutationFn: ({ words }: { words: string }) => {
      const input = { alertId, words }
      return invoke('take-alert', input, { idempotencyKey: attempt.keyFor(input) })
    },
    onSuccess: async () => {
      onOpenChange(false)
      await Promise.all(
        [myAlerts, alertMessages(alertId)].map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })),
      )
    },
    meta: { showsItsErrors: true, notice: 'alert_taken' },
  })
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Prendre en charge cette alerte"
      description={`${studentName} lira que vous vous en occupez, et l’alerte ne passera plus à d’autres.`}
      actions={
        <>
          <Button variant="outline" onClick={() => onOpenChange(false)}>
            Pas encore
          </Button>
          <Button type="submit" form={form.id} isBusy={take.isPending}>
            Je m’en occupe
          </Button>
        </>
      }
    >
      <Form form={form} act={take} layout="grid gap-4">
        <FormField form={form} name="words" need="optional" hint="Par exemple ce que vous faites maintenant.">
          {(control) => <Textarea {...control} rows={2} maxLength={ALERT_MESSAGE_MAX_CHARACTERS} />}
        </FormField>
      </Form>
    </Dialog>
  )
}
