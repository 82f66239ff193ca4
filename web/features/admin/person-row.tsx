import { useState } from 'react'
import type { ActName } from '#domain/admin/acts.ts'
import type { PersonFile as File, FoundPerson } from '#domain/admin/functions.ts'
import { userTypeLabels, userTypeOf } from '#domain/profile/user-type.ts'
import { Badge } from '#web/components/ui/badge.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { invoke } from '#web/lib/data/invoke.ts'
import { ActDialog } from './act-dialog.tsx'
import { CorrectBirthdateDialog } from './people/correct-birthdate-dialog.tsx'
import { PersonFile } from './person-file.tsx'
import { StepUpActDialog } from './step-up-act-dialog.tsx'

type Deed = { label: string; act: ActName | 'suspend' | 'open' | 'end-sessions' | 'birthdate' }

/** Acts on a person; all need two people, except a suspension, signing them out and correcting a birthdate. */
function deedsFor({ userType, state, isReferent }: FoundPerson): Deed[] {
  const deeds: Deed[] = [
    { label: 'Ouvrir le dossier…', act: 'open' },
    { label: 'Fermer ses sessions…', act: 'end-sessions' },
    { label: 'Corriger sa date de naissance…', act: 'birthdate' },
    { label: 'Réinitialiser sa vérification en deux étapes…', act: 'reset-second-factor' },
  ]
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
  if (userType === 'patient') deeds.push({ label: 'Ouvrir l’archive à une personne référente…', act: 'open-archive' })
  if (userType === 'admin') deeds.push({ label: 'Retirer l’administration…', act: 'unmake-administrator' })
  else deeds.push({ label: 'Effacer le compte…', act: 'erase-person' })
  return deeds
}

export function PersonRow({ person, onChanged }: { person: FoundPerson; onChanged: () => void }) {
  const [deed, setDeed] = useState<Deed>()
  const [file, setFile] = useState<File>()
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
      <output>{file && <PersonFile file={file} />}</output>
      {deed && (
        <DeedDialog
          deed={deed}
          person={person}
          onClose={() => setDeed(undefined)}
          onChanged={onChanged}
          onOpened={setFile}
        />
      )}
    </li>
  )
}

type DeedDialogProps = {
  deed: Deed
  person: FoundPerson
  onClose: () => void
  onChanged: () => void
  onOpened: (file: File) => void
}

function DeedDialog({ deed: { act, label }, person, onClose, onChanged, onOpened }: DeedDialogProps) {
  const title = label.replace('…', '')
  if (act === 'open')
    return (
      <ActDialog
        id="open-person"
        title={`${title} : ${person.name}`}
        description="Dates et nombres seulement. La personne verra dans son journal d’accès que l’équipe a ouvert son dossier."
        confirmLabel="Ouvrir"
        notice="file_opened"
        run={async (reason) => onOpened((await invoke('open-person', { personId: person.id, reason })).file)}
        onClose={onClose}
      />
    )
  if (act === 'end-sessions')
    return (
      <ActDialog
        id="end-sessions"
        title={`${title} : ${person.name}`}
        description="La personne est déconnectée partout, tout de suite. Elle peut se reconnecter."
        confirmLabel="Fermer les sessions"
        notice="sessions_ended_by_team"
        run={(reason) => invoke('end-sessions-of', { personId: person.id, reason })}
        onClose={onClose}
      />
    )
  if (act === 'birthdate')
    return (
      <CorrectBirthdateDialog
        personId={person.id}
        title={`${title} : ${person.name}`}
        onClose={onClose}
        onDone={onChanged}
      />
    )
  return <StepUpActDialog act={act} title={title} person={person} onClose={onClose} onDone={onChanged} />
}
