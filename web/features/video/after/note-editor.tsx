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
import { SavedLine } from './saved-line.tsx'
import { useAutosave } from './use-autosave.ts'

const texts = [
  { name: 'observations', label: 'Observations', hint: 'Ce que vous avez vu et entendu.' },
  { name: 'followUp', label: 'Points à reprendre', hint: 'Ce qui est prévu d’ici la prochaine fois.' },
  { name: 'forSupervision', label: 'Pour la supervision', hint: 'Vos questions, ce qui vous a touché·e.' },
] as const

/** Private, autosaved, then submitted to the supervisor by a button. */
export function NoteEditor({ appointment, note }: { appointment: Appointment; note: ConsultationNote | undefined }) {
  const { id: appointmentId, practitionerType } = appointment
  const queryClient = useQueryClient()
  const isOpen = !note || note.state === 'draft' || note.state === 'needs_revision'
  const { value, change, flush, ...saving } = useAutosave(
    {
      observations: note?.observations ?? '',
      followUp: note?.follow_up ?? '',
      forSupervision: note?.for_supervision ?? '',
      isCrisis: note?.is_crisis ?? false,
    },
    (written) => invoke('save-note', { appointmentId, ...written }),
  )
  const submit = useMutation({
    mutationFn: async () => {
      await invoke('save-note', { appointmentId, ...value })
      return invoke('submit-note', { appointmentId })
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: consultationNote(appointmentId).queryKey }),
  })
  return (
    <Card title="Note de séance">
      <div className="grid gap-5">
        <p className="flex items-center gap-2 rounded-xl bg-accent px-4 py-2.5 text-[15px] text-accent-foreground">
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
        {texts.map(({ name, label, hint }) => (
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
              <SavedLine {...saving} />
              <Button
                isBusy={submit.isPending}
                onClick={() => {
                  flush()
                  submit.mutate()
                }}
              >
                {practitionerType === 'therapist' ? 'Signer ma note' : 'Prête pour la supervision'}
              </Button>
            </div>
          </>
        )}
      </div>
    </Card>
  )
}
