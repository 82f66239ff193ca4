import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDateTime } from '#domain/format-time.ts'
import { practitionerStatus } from '#domain/profile/practitioner-status.ts'
import { Alert } from '#web/components/ui/alert.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { ErrorState } from '#web/components/ui/error-state.tsx'
import { RadioGroup } from '#web/components/ui/radio-group.tsx'
import { Skeleton } from '#web/components/ui/skeleton.tsx'
import { type Appointment, freePractitioners, myAppointments } from '#web/features/booking/queries.ts'
import { invoke } from '#web/lib/data/invoke.ts'
import { showNotice } from '#web/lib/toast.ts'

type ProposeHandOverProps = { consultation: Appointment; onClose: () => void }

/** A practitioner proposes a colleague who is free at that time; nothing changes until the patient accepts. */
export function ProposeHandOver({ consultation: { id, startsAt }, onClose }: ProposeHandOverProps) {
  const queryClient = useQueryClient()
  const [chosenId, setChosenId] = useState<string>()
  const { data: people, isError, refetch } = useQuery(freePractitioners(startsAt.toISOString(), 'any'))
  const propose = useMutation({
    mutationFn: (practitionerId: string) => invoke('propose-hand-over', { appointmentId: id, practitionerId }),
    onSuccess: async () => {
      showNotice('hand_over_proposed')
      onClose()
      await queryClient.invalidateQueries({ queryKey: myAppointments.queryKey })
    },
  })
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Proposer un autre praticien"
      description={`Rendez-vous du ${formatDateTime(startsAt)}, à la même heure. La personne accepte, refuse, ou annule avec un remboursement intégral. Avant son accord, votre collègue ne voit rien.`}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Ne rien changer
          </Button>
          <Button disabled={!chosenId} isBusy={propose.isPending} onClick={() => chosenId && propose.mutate(chosenId)}>
            Proposer
          </Button>
        </>
      }
    >
      {isError && !people && (
        <ErrorState sentence="Nous n’avons pas pu lire qui est libre." onRetry={() => void refetch()} />
      )}
      {!people && !isError && <Skeleton shape="card" />}
      {people?.length === 0 && (
        <Alert>Personne d’autre n’est libre à cette heure. Vous pouvez déplacer le rendez-vous, ou l’annuler.</Alert>
      )}
      {people && people.length > 0 && (
        <RadioGroup
          legend="Qui peut recevoir cette personne ?"
          name="colleague"
          value={chosenId}
          onValueChange={setChosenId}
          options={people.map((person) => ({
            value: person.id,
            label: person.name,
            hint: practitionerStatus(person),
          }))}
        />
      )}
    </Dialog>
  )
}
