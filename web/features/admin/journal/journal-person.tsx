import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { fileNumber } from '#domain/admin/file-number.ts'
import type { FoundPerson } from '#domain/admin/functions.ts'
import { userTypeLabels, userTypeOf } from '#domain/profile/user-type.ts'
import { Button } from '#web/components/ui/button.tsx'
import { invoke } from '#web/lib/data/invoke.ts'
import { PeopleSearch } from '../people-search.tsx'

type JournalPersonProps = { personId: string; onChoose: (id: string) => void }

/** Finds the person whose entries are shown: as author, or as the one the act is about. */
export function JournalPerson({ personId, onChoose }: JournalPersonProps) {
  const [chosen, setChosen] = useState<FoundPerson>()
  const find = useMutation({
    mutationFn: ({ words }: { words: string }) => invoke('find-people', { words }),
    meta: { showsItsErrors: true },
  })
  if (personId)
    return (
      <div className="flex flex-wrap items-center gap-3">
        <p>
          Entrées de <strong>{chosen?.id === personId ? chosen.name : `la personne ${fileNumber(personId)}`}</strong>,
          et à son sujet
        </p>
        <Button variant="outline" onClick={() => onChoose('')}>
          Toutes les personnes
        </Button>
      </div>
    )
  return (
    <div>
      <PeopleSearch id="journal-person" label="Nom ou adresse d’une personne" find={find} />
      {find.data && (
        <ul className="divide-y">
          {find.data.people.map((person) => (
            <li key={person.id} className="flex flex-wrap items-center gap-3 py-3">
              <p className="min-w-0 flex-1 basis-48 break-words">
                <span className="font-semibold">{person.name || 'Sans nom'}</span>
                <span className="block text-muted-foreground text-small">
                  {userTypeLabels[userTypeOf(person.userType)]} · {person.email}
                </span>
              </p>
              <Button
                variant="outline"
                onClick={() => {
                  setChosen(person)
                  onChoose(person.id)
                }}
              >
                Voir ses entrées
                <span className="sr-only"> : {person.name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
