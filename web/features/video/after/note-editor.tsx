import { useMutation, useQueryClient } from '@tanstack/react-query'
import { NOTE_MAX_CHARACTERS } from '#domain/constants.ts'
import { formatDay } from '#domain/format-time.ts'
import { dayOf } from '#domain/time.ts'
import { Icon } from '#web/components/icon.tsx'
import { Alert } from '#web/components/ui/alert.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { Checkbox } from '#web/components/ui/checkbox.tsx'
import { Field } from '#web/components/ui/field.tsx'
import { Textarea } from '#web/components/ui/textarea.tsx'
import type { Appointment } from '#web/features/booking/queries.ts'
import { invoke } from '#web/lib/data/invoke.ts'
import { type ConsultationNote, consultationNote } from '../queries.ts'
import { ChangedElsewhere } from './changed-elsewhere.tsx'
import { type NoteWords, noteTexts, savedNote, storedWords } from './note-words.ts'
import { SavedLine } from './saved-line.tsx'
import { type LeftTexts, useAutosave } from './use-autosave.ts'

const leftNotes: LeftTexts<NoteWords> = new Map()

/** Private, autosaved, then submitted to the supervisor by a button. */
export function NoteEditor({ appointment, note }: { appointment: Appointment; note: ConsultationNote | null }) {
  const { id: appointmentId, practitionerType } = appointment
  const queryClient = useQueryClient()
  const { queryKey } = consultationNote(appointmentId)
  const isOpen = !note || note.state === 'draft' || note.state === 'needs_revision'
  const { value, isUnsaved, change, saveNow, keepMine, takeStored, ...saving } = useAutosave({
    left: leftNotes,
    appointmentId,
    stored: storedWords(note),
    save: async (words, basedOn) => {
      const { updatedAt } = await invoke('save-note', { appointmentId, ...words, basedOn })
      // A read that began before this save would bring the older text back.
      void queryClient.cancelQueries({ queryKey, exact: true })
      queryClient.setQueryData(queryKey, (before) => savedNote(before, appointmentId, { value: words, updatedAt }))
      return { updatedAt }
    },
  })
  const submit = useMutation({
    mutationFn: async () => {
      await saveNow()
      return invoke('submit-note', { appointmentId })
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey }),
    meta: { showsItsErrors: (code) => code === 'note_changed_meanwhile' },
  })
  const hasChangedElsewhere = isUnsaved && (!isOpen || saving.error?.code === 'note_changed_meanwhile')
  return (
    <Card title="Note de séance">
      <div className="grid gap-5">
        <p className="flex items-center gap-2 rounded-xl bg-accent px-4 py-2.5 text-small text-accent-foreground">
          <Icon name="lock" className="size-4" />
          Privée : {appointment.patientName ?? 'la personne'} ne la lit jamais.
        </p>
        {note?.state === 'needs_revision' && note.comment && (
          <Alert tone="warning" title="À revoir">
            {note.comment}
          </Alert>
        )}
        {note?.state === 'ready' && <Alert>Confiée à la supervision. Elle ne se modifie plus ici.</Alert>}
        {note?.state === 'signed' && note.signed_at && (
          <Alert tone="success">
            Signée par {note.signed_by_name}, le {formatDay(dayOf(new Date(note.signed_at)))}.
          </Alert>
        )}
        {noteTexts.map(({ name, label, hint }) => (
          <Field key={name} id={`note-${name}`} label={label} hint={hint}>
            {(wiring) => (
              <Textarea
                {...wiring}
                value={value[name]}
                readOnly={!isOpen}
                maxLength={NOTE_MAX_CHARACTERS}
                onChange={({ target }) => change({ ...value, [name]: target.value })}
              />
            )}
          </Field>
        ))}
        {hasChangedElsewhere && (
          <ChangedElsewhere
            appointmentId={appointmentId}
            canKeep={isOpen}
            onKeepMine={keepMine}
            onTakeStored={takeStored}
          />
        )}
        {isOpen && (
          <>
            <Checkbox
              id="note-crisis"
              checked={value.isCrisis}
              onCheckedChange={(isCrisis) => change({ ...value, isCrisis })}
            >
              Situation de crise : à relire en premier
            </Checkbox>
            <div className="flex flex-wrap items-center justify-between gap-3">
              {!hasChangedElsewhere && <SavedLine {...saving} />}
              <Button isBusy={submit.isPending} onClick={() => submit.mutate()}>
                {practitionerType === 'therapist' ? 'Signer ma note' : 'Prête pour la supervision'}
              </Button>
            </div>
          </>
        )}
      </div>
    </Card>
  )
}
