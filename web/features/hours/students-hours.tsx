import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { SEAL_SENTENCE } from '#domain/attestation/seal-sentence.ts'
import { supervisionPeriods } from '#domain/attestation/supervision-periods.ts'
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
import { bothQueries } from '#web/lib/hooks/both-queries.ts'
import { attestations, type HoursToAttest, hoursToAttest, hourTotals } from './queries.ts'

/** Progress of each student, and the button to issue the attestation; former students while hours can be attested. */
export function StudentsHours() {
  const totals = useQuery(hourTotals)
  const [chosenId, setChosenId] = useState<string>()
  const toAttest = useQuery(hoursToAttest)
  // Not a copy: the dialog shows the total as it is now.
  const chosen = toAttest.data?.find(({ student_id: id }) => id === chosenId)
  return (
    <Card title="Vos étudiant·e·s">
      <QueryState
        query={bothQueries(totals, toAttest)}
        failure="Nous n’avons pas pu lire les heures de vos étudiant·e·s."
      >
        {([all, own]) =>
          all.length + own.length === 0 ? (
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
                  <SealButton
                    hours={own.find(({ student_id: id }) => id === student.student_id)}
                    onPress={setChosenId}
                  />
                </li>
              ))}
              {own
                .filter((hours) => !hours.is_current)
                .map((hours) => (
                  <li
                    key={hours.student_id}
                    className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4 first:pt-0 last:pb-0"
                  >
                    <div className="min-w-0 flex-1 basis-64">
                      <p className="font-semibold">{hours.student_name}</p>
                      <p className="text-muted-foreground text-small">
                        {formatHours(hours.minutes)} sous votre supervision, {supervisionPeriods(hours.periods)}
                      </p>
                    </div>
                    <SealButton hours={hours} onPress={setChosenId} />
                  </li>
                ))}
            </ul>
          )
        }
      </QueryState>
      {chosen && <SealDialog hours={chosen} onClose={() => setChosenId(undefined)} />}
    </Card>
  )
}

function SealButton({ hours, onPress }: { hours: HoursToAttest | undefined; onPress: (studentId: string) => void }) {
  if (!hours) return null
  return (
    <Button variant="outline" onClick={() => onPress(hours.student_id)}>
      Sceller une attestation…<span className="sr-only"> pour {hours.student_name}</span>
    </Button>
  )
}

function SealDialog({ hours: own, onClose }: { hours: HoursToAttest; onClose: () => void }) {
  const queryClient = useQueryClient()
  const seal = useMutation({
    mutationFn: () => invoke('issue-attestation', { studentId: own.student_id, minutes: own.minutes }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: attestations.queryKey })
      onClose()
    },
    onError: () => queryClient.invalidateQueries({ queryKey: hourTotals.queryKey }),
    meta: { showsItsErrors: true, notice: 'attestation_sealed' },
  })
  const hours = formatHours(own.minutes)
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Sceller une attestation ?"
      description={`Vous attestez que ${own.student_name} a effectué ${hours} de stage sous votre supervision, ${supervisionPeriods(own.periods)}. Les heures d’une autre supervision n’y figurent pas.`}
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
