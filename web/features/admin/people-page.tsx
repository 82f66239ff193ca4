import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { href } from 'react-router'
import { pageMeta } from '#web/app/page-meta.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { PageTitle } from '#web/components/ui/page-title.tsx'
import { invoke } from '#web/lib/data/invoke.ts'
import { ClosedArchive } from './closed-archive.tsx'
import { InviteAdministratorForm } from './invite-administrator-form.tsx'
import { InviteForm } from './invite-form.tsx'
import { PeopleSearch } from './people-search.tsx'
import { PersonRow } from './person-row.tsx'

export function meta() {
  const path = href('/admin/personnes')
  return pageMeta({ title: 'Personnes', description: 'Chercher, inviter, suspendre.', path, index: false })
}

export default function PeoplePage() {
  const [invited, setInvited] = useState<'psychologist' | 'administrator'>()
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
              Inviter un ou une psychologue…
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
        <PeopleSearch id="people" label="Nom ou adresse" find={find} />
        {find.data && (
          <ul className="divide-y">
            {find.data.people.map((person) => (
              <PersonRow key={person.id} person={person} onChanged={again} />
            ))}
          </ul>
        )}
      </Card>
      <ClosedArchive />
    </>
  )
}
