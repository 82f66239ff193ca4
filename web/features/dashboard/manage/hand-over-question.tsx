import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDateTime } from '#domain/format-time.ts'
import { practitionerStatus } from '#domain/profile/practitioner-status.ts'
import { Alert } from '#web/components/ui/alert.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { type Appointment, freePractitioners, myAppointments } from '#web/features/booking/queries.ts'
import { PractitionerPresentation } from '#web/features/booking/shared/practitioner-presentation.tsx'
import { invoke } from '#web/lib/data/invoke.ts'
import { showNotice } from '#web/lib/toast.ts'
import { ManageSheet } from './manage-sheet.tsx'

/** A practitioner proposes a colleague: the patient accepts, refuses, or cancels free of charge. */
export function HandOverQuestion({ appointment }: { appointment: Appointment }) {
  const { id, startsAt, practitionerName, proposedPractitionerId, proposedPractitionerName } = appointment
  const [isCanceling, setCanceling] = useState(false)
  const { data: people } = useQuery(freePractitioners(startsAt.toISOString(), 'any'))
  const colleague = people?.find((person) => person.id === proposedPractitionerId)
  const answer = useAnswer(id, proposedPractitionerId ?? '')
  const present = practitionerName ?? 'La personne qui doit vous recevoir'
  const name = proposedPractitionerName ?? 'un autre praticien'
  return (
    <Card title="Acceptez-vous de changer de praticien ?">
      <div className="grid gap-4">
        <p>
          {present} vous propose de voir {name} à sa place, le {formatDateTime(startsAt)}. L’heure et le prix ne
          changent pas. Sans votre accord, rien ne change, et {name} ne voit rien de vous.
        </p>
        {colleague && (
          <div>
            <p className="font-semibold">{colleague.name}</p>
            <p className="text-small text-muted-foreground first-letter:uppercase">{practitionerStatus(colleague)}</p>
            <PractitionerPresentation {...colleague} />
          </div>
        )}
        {people && !colleague && (
          <Alert tone="warning">{name} n’est plus libre à cette heure. Votre rendez-vous reste tel quel.</Alert>
        )}
        <div className="flex flex-wrap gap-3">
          {colleague && (
            <Button isBusy={answer.isPending && answer.variables} onClick={() => answer.mutate(true)}>
              Accepter {name}
            </Button>
          )}
          <Button variant="outline" isBusy={answer.isPending && !answer.variables} onClick={() => answer.mutate(false)}>
            Refuser et ne rien changer
          </Button>
          <Button variant="ghost" onClick={() => setCanceling(true)}>
            Annuler, remboursement intégral
          </Button>
        </div>
      </div>
      {isCanceling && <ManageSheet appointment={appointment} firstStep="cancel" onClose={() => setCanceling(false)} />}
    </Card>
  )
}

function useAnswer(appointmentId: string, practitionerId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (isAccepted: boolean) => invoke('answer-hand-over', { appointmentId, practitionerId, isAccepted }),
    onSuccess: (_, isAccepted) => showNotice(isAccepted ? 'hand_over_accepted' : 'hand_over_refused'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: myAppointments.queryKey }),
  })
}
