import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Alert } from '#web/components/ui/alert.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { consultationNote } from '../queries.ts'
import type { Stored } from './autosave.ts'
import { type NoteWords, noteTexts, storedWords } from './note-words.ts'

type ChangedElsewhereProps = {
  appointmentId: string
  /** False once the note is with the supervision or signed: these words can only be copied. */
  canKeep: boolean
  onKeepMine: (updatedAt: string | null) => void
  onTakeStored: (stored: Stored<NoteWords>) => void
}

/** The note was changed in another tab while words here were not saved yet: the author chooses, nothing is lost before. */
export function ChangedElsewhere({ appointmentId, canKeep, onKeepMine, onTakeStored }: ChangedElsewhereProps) {
  const queryClient = useQueryClient()
  const [shown, setShown] = useState<Stored<NoteWords>>()
  const read = useMutation({
    mutationFn: async () =>
      storedWords(await queryClient.fetchQuery({ ...consultationNote(appointmentId), staleTime: 0 })),
  })
  return (
    <Alert tone="warning" title="Cette note a changé ailleurs">
      <p>
        {canKeep
          ? 'Elle a été modifiée dans un autre onglet ou sur un autre appareil. Votre texte reste ici, mais il n’est pas encore enregistré.'
          : 'Elle a été confiée ou signée entre-temps, et ne se modifie plus. Votre texte reste ici : vous pouvez le copier.'}
      </p>
      {shown && <StoredVersion words={shown.value} />}
      <div className="mt-3 flex flex-wrap gap-2">
        {shown ? (
          <Button variant="outline" onClick={() => onTakeStored(shown)}>
            Reprendre la version enregistrée
          </Button>
        ) : (
          <Button
            variant="outline"
            isBusy={read.isPending}
            onClick={() => read.mutate(undefined, { onSuccess: setShown })}
          >
            Voir la version enregistrée
          </Button>
        )}
        {canKeep && (
          <Button
            variant="outline"
            isBusy={read.isPending}
            onClick={() => read.mutate(undefined, { onSuccess: ({ updatedAt }) => onKeepMine(updatedAt) })}
          >
            Garder la mienne
          </Button>
        )}
      </div>
    </Alert>
  )
}

function StoredVersion({ words }: { words: NoteWords }) {
  const written = noteTexts.filter(({ name }) => words[name])
  return (
    <div className="mt-3 grid gap-2">
      {words.isCrisis && <p className="font-semibold">Situation de crise</p>}
      {written.map(({ name, label }) => (
        <div key={name}>
          <p className="font-semibold">{label}</p>
          <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{words[name]}</p>
        </div>
      ))}
      {written.length === 0 && <p>La version enregistrée est vide.</p>}
    </div>
  )
}
