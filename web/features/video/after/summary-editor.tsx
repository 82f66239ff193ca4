import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { SUMMARY_MAX_CHARACTERS, SUMMARY_STEP_MAX_CHARACTERS } from '#domain/constants.ts'
import { formatDateTime } from '#domain/format-time.ts'
import { errorMessage } from '#domain/messages.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { Field } from '#web/components/ui/field.tsx'
import { Input } from '#web/components/ui/input.tsx'
import { Textarea } from '#web/components/ui/textarea.tsx'
import type { Appointment } from '#web/features/booking/queries.ts'
import { invoke } from '#web/lib/data/invoke.ts'
import { type ConsultationSummary, consultationSummary } from '../queries.ts'

type SummaryWords = { body: string; steps: string[] }

type SummaryEditorProps = { appointment: Appointment; summary: ConsultationSummary | undefined }

/** Summary for the patient, visible once it is shared by a button. */
export function SummaryEditor({ appointment, summary }: SummaryEditorProps) {
  const { id: appointmentId } = appointment
  const name = appointment.patientName ?? 'la personne'
  const queryClient = useQueryClient()
  const [body, setBody] = useState(summary?.body ?? '')
  const [steps, setSteps] = useState([0, 1, 2].map((index) => summary?.steps[index] ?? ''))
  const [isEmpty, setEmpty] = useState(false)
  const send = useMutation({
    mutationFn: (words: SummaryWords & { share: boolean }) => invoke('share-summary', { appointmentId, ...words }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: consultationSummary(appointmentId).queryKey }),
  })
  function submit(share: boolean) {
    setEmpty(!body.trim())
    if (body.trim()) send.mutate({ body, steps, share })
  }
  const isKept = send.isSuccess && send.variables.body === body && send.variables.steps === steps
  return (
    <Card title={`Résumé pour ${name}`}>
      <div className="grid gap-5">
        <Field
          id="summary-body"
          label="Ce que vous partagez"
          hint="Quelques lignes simples, dans ses mots. Rien n’est visible avant le partage."
          error={isEmpty ? errorMessage('summary_empty') : undefined}
        >
          {(wiring) => (
            <Textarea
              {...wiring}
              value={body}
              maxLength={SUMMARY_MAX_CHARACTERS}
              onChange={({ target }) => setBody(target.value)}
            />
          )}
        </Field>
        <fieldset className="grid gap-2">
          <legend className="mb-1.5 font-semibold">Trois pas d’ici la prochaine fois</legend>
          {steps.map((step, index) => (
            <Input
              // biome-ignore lint/suspicious/noArrayIndexKey: three places, always the same
              key={index}
              aria-label={`Pas ${index + 1}`}
              value={step}
              maxLength={SUMMARY_STEP_MAX_CHARACTERS}
              onChange={({ target }) => setSteps(steps.with(index, target.value))}
            />
          ))}
        </fieldset>
        <div className="flex flex-wrap items-center justify-end gap-2">
          <output className="block mr-auto text-small text-muted-foreground">
            {summary?.shared_at
              ? `Partagé le ${formatDateTime(new Date(summary.shared_at))}`
              : isKept
                ? 'Brouillon gardé, pas encore partagé'
                : 'Pas encore partagé'}
          </output>
          {!summary?.shared_at && (
            <Button variant="outline" isBusy={send.isPending} onClick={() => submit(false)}>
              Garder un brouillon
            </Button>
          )}
          <Button isBusy={send.isPending} onClick={() => submit(true)}>
            {summary?.shared_at ? 'Mettre à jour' : `Partager avec ${name}`}
          </Button>
        </div>
      </div>
    </Card>
  )
}
