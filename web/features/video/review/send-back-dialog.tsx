import { NOTE_COMMENT_MAX_CHARACTERS } from '#domain/constants.ts'
import { Form } from '#web/components/form/form.tsx'
import { FormField } from '#web/components/form/form-field.tsx'
import type { ZodForm } from '#web/components/form/use-zod-form.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { Textarea } from '#web/components/ui/textarea.tsx'

type SendBack = { comment: string }

type SendBackDialogProps = {
  /** Owned by the page, so that the words outlive this dialog. */
  form: ZodForm<SendBack, SendBack>
  studentName: string
  act: { mutateAsync: (values: SendBack) => Promise<unknown>; isPending: boolean }
  onClose: () => void
}

/** « À revoir… »: with a comment, shown to the author above their note. */
export function SendBackDialog({ form, studentName, act, onClose }: SendBackDialogProps) {
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Rendre cette note à revoir ?"
      description={`${studentName} lira votre mot, reprendra la note et vous la confiera de nouveau.`}
      actions={null}
    >
      <Form form={form} act={act}>
        <FormField form={form} name="comment">
          {(control) => <Textarea {...control} maxLength={NOTE_COMMENT_MAX_CHARACTERS} />}
        </FormField>
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={onClose}>
            Annuler
          </Button>
          <Button type="submit" isBusy={act.isPending}>
            Rendre la note
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
