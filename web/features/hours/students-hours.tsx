import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { SEAL_SENTENCE } from '#domain/attestation/seal-sentence.ts'
import { STAGE_HOURS } from '#domain/constants.ts'
import { AppError } from '#domain/errors.ts'
import { formatHours } from '#domain/hours/format-hours.ts'
import { errorMessage } from '#domain/messages.ts'
import { QueryState } from '#web/components/query-state.tsx'
import { RequireReauthentication } from '#web/components/require-reauthentication.tsx'
import { Alert } from '#web/components/ui/alert.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { EmptyState } from '#web/components/ui/empty-state.tsx'
import { Progress } from '#web/components/ui/progress.tsx'
import { invoke } from '#web/lib/data/invoke.ts'
import { attestations, type HourTotals, hourTotals } from './queries.ts'

/** Progress of each student, and the button to issue the attestation. */
export function StudentsHours() {
  const totals = useQuery(hourTotals)
  const [chosenId, setChosenId] = useState<string>()
  // Not a copy: the dialog shows the total as it is now.
  const chosen = totals.data?.find(({ student_id: id }) => id === chosenId)
  return (
    <Card title="Vos étudiant·e·s">
      <QueryState query={totals} failure="Nous n’avons pas pu lire les heures de vos étudiant·e·s.">
        {(all) =>
          all.length === 0 ? (
            <EmptyState sentence="Les étudiants que vous supervisez apparaîtront ici dès qu’ils vous seront confiés." />
          ) : (
            <ul className="grid divide-y">
              {all.map((student) => (
                <li
                  key={student.student_id}
                  className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4 first:pt-0 last:pb-0"
                >
                  <div className="min-w-0 flex-1 basis-64">
                    <p className="font-semibold">{student.student_name}</p>
                    <Progress
                      label={`${formatHours(student.confirmed_minutes)} sur\u00A0${STAGE_HOURS}\u00A0h`}
                      value={Math.min(student.confirmed_minutes, STAGE_HOURS * 60)}
                      max={STAGE_HOURS * 60}
                    />
                  </div>
                  {student.confirmed_minutes > 0 && (
                    <Button variant="outline" onClick={() => setChosenId(student.student_id)}>
                      Sceller une attestation…<span className="sr-only"> pour {student.student_name}</span>
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </QueryState>
      {chosen && <SealDialog student={chosen} onClose={() => setChosenId(undefined)} />}
    </Card>
  )
}

function SealDialog({ student, onClose }: { student: HourTotals; onClose: () => void }) {
  const queryClient = useQueryClient()
  const seal = useMutation({
    mutationFn: () =>
      invoke('issue-attestation', { studentId: student.student_id, minutes: student.confirmed_minutes }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: attestations.queryKey })
      onClose()
    },
    onError: () => queryClient.invalidateQueries({ queryKey: hourTotals.queryKey }),
    meta: { showsItsErrors: true, notice: 'attestation_sealed' },
  })
  const hours = formatHours(student.confirmed_minutes)
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Sceller une attestation ?"
      description={`Vous attestez que ${student.student_name} a effectué ${hours} de stage sous votre supervision.`}
      actions={
        <Button variant="outline" onClick={onClose}>
          Annuler
        </Button>
      }
    >
      <p className="text-small text-muted-foreground">{SEAL_SENTENCE}</p>
      {seal.error && (
        <Alert tone="error">{errorMessage(seal.error instanceof AppError ? seal.error.code : 'unexpected')}</Alert>
      )}
      <RequireReauthentication id="seal-proof">
        <Button width="full" isBusy={seal.isPending} onClick={() => seal.mutate()}>
          Sceller {hours}
        </Button>
      </RequireReauthentication>
    </Dialog>
  )
}
