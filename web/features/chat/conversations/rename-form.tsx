import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import type { z } from 'zod'
import { conversationTitleSchema } from '#domain/chat/schema.ts'
import { CHAT_TITLE_MAX_CHARACTERS } from '#domain/constants.ts'
import { Form } from '#web/components/form/form.tsx'
import { FormField } from '#web/components/form/form-field.tsx'
import { useFocusOnFirstField } from '#web/components/form/use-focus-on-first-field.ts'
import { useZodForm } from '#web/components/form/use-zod-form.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Input } from '#web/components/ui/input.tsx'

type RenameFormProps = {
  name: string
  /** Throws when the name is refused. */
  onRename: (title: string) => Promise<void>
  onEnd: () => void
}

/** Title of a conversation; Escape cancels. */
export function RenameForm({ name, onRename, onEnd }: RenameFormProps) {
  const form = useZodForm({
    id: useId(),
    schema: conversationTitleSchema,
    labels: { title: 'Nom de la conversation' },
    defaultValues: { title: name },
  })
  useFocusOnFirstField(form)
  const rename = useMutation({
    mutationFn: async ({ title }: z.infer<typeof conversationTitleSchema>) => {
      if (title !== name) await onRename(title)
    },
    meta: { showsItsErrors: true },
    onSuccess: onEnd,
  })
  return (
    <Form form={form} act={rename} layout="grid gap-2">
      <FormField form={form} name="title">
        {(control) => (
          <Input
            {...control}
            maxLength={CHAT_TITLE_MAX_CHARACTERS}
            onKeyDown={({ key }) => key === 'Escape' && onEnd()}
          />
        )}
      </FormField>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="secondary" isBusy={rename.isPending}>
          Enregistrer
        </Button>
        <Button variant="ghost" onClick={onEnd}>
          Annuler
        </Button>
      </div>
    </Form>
  )
}
