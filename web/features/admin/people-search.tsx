import type { UseMutationResult } from '@tanstack/react-query'
import { z } from 'zod'
import type { FoundPerson } from '#domain/admin/functions.ts'
import { errorMessage } from '#domain/messages.ts'
import { Form } from '#web/components/form/form.tsx'
import { FormField } from '#web/components/form/form-field.tsx'
import { useZodForm } from '#web/components/form/use-zod-form.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Input } from '#web/components/ui/input.tsx'

const schema = z.object({ words: z.string().trim().min(2, errorMessage('search_too_short')) })

type PeopleSearchProps = {
  id: string
  label: string
  find: UseMutationResult<{ people: FoundPerson[] }, Error, { words: string }>
}

/** Search field for people by name or address; the results are the caller's. */
export function PeopleSearch({ id, label, find }: PeopleSearchProps) {
  const form = useZodForm({ id, schema, labels: { words: label }, defaultValues: { words: '' } })
  return (
    <>
      <Form form={form} act={find} layout="flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-60">
          <FormField form={form} name="words">
            {(control) => <Input {...control} type="search" autoComplete="off" />}
          </FormField>
        </div>
        <Button type="submit" isBusy={find.isPending}>
          Chercher
        </Button>
      </Form>
      <output className="mt-4 block text-muted-foreground text-small">
        {!find.data && 'Cherchez un nom ou une adresse.'}
        {find.data?.people.length === 0 && 'Aucune personne.'}
      </output>
    </>
  )
}
