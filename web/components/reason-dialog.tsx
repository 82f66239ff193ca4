import { z } from 'zod'
import { errorMessage } from '#domain/messages.ts'
import { Form } from './form/form.tsx'
import { FormField } from './form/form-field.tsx'
import { useZodForm } from './form/use-zod-form.ts'
import { Button } from './ui/button.tsx'
import { Dialog } from './ui/dialog.tsx'
import { Textarea } from './ui/textarea.tsx'

const REASON_MAX_CHARACTERS = 500
const schema = z.object({
  reason: z
    .string()
    .max(REASON_MAX_CHARACTERS, errorMessage('note_too_long', { n: REASON_MAX_CHARACTERS }))
    .trim()
    .min(1, errorMessage('reason_missing')),
})

type ReasonDialogProps = {
  id: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: string
  description: string
  label: string
  confirmLabel: string
  /** A mutation with `meta: { showsItsErrors: true }`. */
  act: { mutateAsync: (reason: string) => Promise<unknown>; isPending: boolean }
}

/** Confirmation dialog with a required reason, for an act that somebody else will want explained. */
export function ReasonDialog({
  id,
  isOpen,
  onOpenChange,
  title,
  description,
  label,
  confirmLabel,
  act,
}: ReasonDialogProps) {
  const form = useZodForm({ id, schema, labels: { reason: label }, defaultValues: { reason: '' } })
  const run = {
    isPending: act.isPending,
    mutateAsync: async ({ reason }: z.infer<typeof schema>) => {
      await act.mutateAsync(reason)
      form.reset()
      onOpenChange(false)
    },
  }
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={title}
      description={description}
      actions={
        <>
          <Button variant="outline" onClick={() => onOpenChange(false)}>
            Annuler
          </Button>
          <Button type="submit" form={form.id} isBusy={act.isPending}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Form form={form} act={run} layout="grid gap-4">
        <FormField form={form} name="reason">
          {(control) => <Textarea {...control} maxLength={REASON_MAX_CHARACTERS} />}
        </FormField>
      </Form>
    </Dialog>
  )
}
