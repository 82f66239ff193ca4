import { useQuery } from '@tanstack/react-query'
import { formatDate } from '#domain/format.ts'
import { dayOf } from '#domain/time.ts'
import { DawnScene } from '#web/components/dawn-scene.tsx'
import { Icon } from '#web/components/icon.tsx'
import { Card } from '#web/components/ui/card.tsx'
import type { Appointment } from '#web/features/booking/queries.ts'
import { consultationSummary } from '../queries.ts'

/** Summary written for the patient, and the reviewer of the note, which the patient never sees. */
export function SharedSummary({ appointment }: { appointment: Appointment }) {
  const { id, practitionerName, noteState, noteSignedByName, noteSignedAt } = appointment
  const { data: summary } = useQuery(consultationSummary(id))
  return (
    <Card
      title={`Ce qu${/^[aeiouyhéèêàâîïôûAEIOUYHÉÈÊÀÂÎÏÔÛ]/.test(practitionerName ?? '') ? '’' : 'e '}${practitionerName ?? 'votre praticien·ne'} partage avec vous`}
    >
      {summary ? (
        <div className="grid gap-4">
          <p className="whitespace-pre-wrap">{summary.body}</p>
          {summary.steps.length > 0 && (
            <div>
              <h3 className="mb-2">Trois pas d’ici la prochaine fois</h3>
              <ol className="grid gap-2">
                {summary.steps.map((step, index) => (
                  <li key={step} className="flex gap-3">
                    <span
                      aria-hidden="true"
                      className="grid size-7 shrink-0 place-items-center rounded-full bg-secondary text-note"
                    >
                      {index + 1}
                    </span>
                    {step}
                  </li>
                ))}
              </ol>
            </div>
          )}
        </div>
      ) : (
        <div className="grid gap-3">
          <DawnScene height="rising" frame="wide" />
          <p className="text-muted-foreground">Le résumé sera disponible quand il aura été rédigé.</p>
        </div>
      )}
      {noteState && (
        <p className="mt-4 flex items-center gap-2 border-t pt-4 text-small">
          <Icon name={noteState === 'signed' ? 'user-round-check' : 'clock'} />
          {noteState === 'signed' && noteSignedAt ? (
            <span>
              Note de séance relue par <strong>{noteSignedByName}, psychologue</strong>, le{' '}
              {formatDate(dayOf(noteSignedAt))}
            </span>
          ) : (
            'Supervision en cours'
          )}
        </p>
      )}
    </Card>
  )
}
