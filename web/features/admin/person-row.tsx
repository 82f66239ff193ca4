import { useState } from 'react'
import type { ActName } from '#domain/admin/acts.ts'
import type { FoundPerson } from '#domain/functions.ts'
import { userTypeLabels, userTypeOf } from '#domain/profile/user-type.ts'
import { Badge } from '#web/components/ui/badge.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { GraveActDialog } from './grave-act-dialog.tsx'

type Deed = { label: string; act: ActName | 'suspend' }

/** What can be done about somebody; all but a suspension needs two people. */
function deedsFor({ userType, state, isReferent }: FoundPerson): Deed[] {
  const deeds: Deed[] = []
  if (userType === 'student' || userType === 'therapist')
    deeds.push(
      state === 'suspended'
        ? { label: 'Lever la suspension…', act: 'lift-suspension' }
        : { label: 'Suspendre…', act: 'suspend' },
    )
  if (userType === 'therapist')
    deeds.push(
      isReferent
        ? { label: 'Retirer la référence…', act: 'unmake-referent' }
        : { label: 'Nommer référent·e…', act: 'make-referent' },
      { label: 'Retirer la place de psychologue…', act: 'unmake-psychologist' },
    )
  if (userType === 'admin') deeds.push({ label: 'Retirer l’administration…', act: 'unmake-administrator' })
  return deeds
}

export function PersonRow({ person, onChanged }: { person: FoundPerson; onChanged: () => void }) {
  const [deed, setDeed] = useState<Deed>()
  return (
    <li className="grid gap-2 py-4">
      <div className="flex flex-wrap items-center gap-3">
        <div className="min-w-0 flex-1 basis-48">
          <p className="break-words font-semibold">{person.name || 'Sans nom'}</p>
          <p className="break-words text-muted-foreground text-small">
            {userTypeLabels[userTypeOf(person.userType)]} · {person.email}
          </p>
        </div>
        {person.isReferent && <Badge tone="info">Référent·e</Badge>}
        {person.state === 'suspended' && <Badge tone="error">Suspendu·e</Badge>}
        {person.state === 'sees-patients' && <Badge tone="success">Reçoit</Badge>}
      </div>
      <div className="flex flex-wrap gap-x-4">
        {deedsFor(person).map((one) => (
          <Button key={one.act} variant="ghost" onClick={() => setDeed(one)}>
            {one.label}
            <span className="sr-only"> {person.name}</span>
          </Button>
        ))}
      </div>
      {deed && (
        <GraveActDialog
          act={deed.act}
          title={deed.label.replace('…', '')}
          person={person}
          onClose={() => setDeed(undefined)}
          onDone={onChanged}
        />
      )}
    </li>
  )
}
