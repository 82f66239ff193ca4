import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { href } from 'react-router'
import { z } from 'zod'
import { errorMessage } from '#domain/messages.ts'
import { pageMeta } from '#web/app/page-meta.ts'
import { Form } from '#web/components/form/form.tsx'
import { FormField } from '#web/components/form/form-field.tsx'
import { useZodForm } from '#web/components/form/use-zod-form.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { Input } from '#web/components/ui/input.tsx'
import { PageTitle } from '#web/components/ui/page-title.tsx'
import { invoke } from '#web/lib/data/invoke.ts'
import { InviteAdministratorForm } from './invite-administrator-form.tsx'
import { InviteForm } from './invite-form.tsx'
import { PersonRow } from './person-row.tsx'

export function meta() {
  const path = href('/admin/personnes')
  return pageMeta({ title: 'Personnes', description: 'Chercher, inviter, suspendre.', path, index: false })
}

const schema = z.object({ words: z.string().trim().min(2, errorMessage('search_too_short')) })

export default function PeoplePage() {
  const [invited, setInvited] = useState<'psychologist' | 'administrator'>()
  const form = useZodForm({
    id: 'people',
    schema,
    labels: { words: 'Nom ou adresse' },
    defaultValues: { words: '' },
  })
  const find = useMutation({
    mutationFn: ({ words }: { words: string }) => invoke('find-people', { words }),
    meta: { showsItsErrors: true },
  })
  const again = () => find.variables && find.mutate(find.variables)
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PageTitle size="tool">Personnes</PageTitle>
        {!invited && (
          <div className="flex flex-wrap gap-3">
            <Button variant="outline" onClick={() => setInvited('psychologist')}>
              Inviter un psychologue…
            </Button>
            <Button variant="outline" onClick={() => setInvited('administrator')}>
              Inviter à l’administration…
            </Button>
          </div>
        )}
      </div>
      {invited === 'psychologist' && <InviteForm onClose={() => setInvited(undefined)} />}
      {invited === 'administrator' && <InviteAdministratorForm onClose={() => setInvited(undefined)} />}
      <Card>
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
        {find.data && (
          <ul className="divide-y">
            {find.data.people.map((person) => (
              <PersonRow key={person.id} person={person} onChanged={again} />
            ))}
          </ul>
        )}
      </Card>
    </>
  )
}
