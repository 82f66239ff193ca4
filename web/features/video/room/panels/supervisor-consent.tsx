import { useMutation } from '@tanstack/react-query'
import { withFullStop } from '#domain/with-full-stop.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { invoke } from '#web/lib/data/invoke.ts'
import type { Entrance } from '../../queries.ts'

/** A supervisor joins only with the patient's consent, which can be withdrawn. */
export function SupervisorConsent({ entrance, onAnswered }: { entrance: Entrance; onAnswered: () => void }) {
  const { supervisor, names, party } = entrance
  const answer = useMutation({
    mutationFn: (agrees: boolean) => invoke('agree-to-supervisor', { callId: supervisor?.callId ?? '', agrees }),
    onSuccess: onAnswered,
  })
  if (party !== 'patient' || !supervisor) return null
  return (
    <>
      <Dialog
        isOpen={supervisor.consent === 'asked'}
        onOpenChange={(isOpen) => {
          if (!isOpen) answer.mutate(false)
        }}
        title="Une présence de plus ?"
        description={`${supervisor.name}, psychologue, supervise ${withFullStop(names.practitioner)} Acceptez-vous sa présence dans votre séance ?`}
        actions={
          <>
            <Button variant="outline" isBusy={answer.isPending} onClick={() => answer.mutate(false)}>
              Refuser
            </Button>
            <Button isBusy={answer.isPending} onClick={() => answer.mutate(true)}>
              Accepter
            </Button>
          </>
        }
      />
      {supervisor.consent === 'given' && (
        <Button variant="outline" isBusy={answer.isPending} onClick={() => answer.mutate(false)}>
          Demander à {supervisor.name} de sortir
        </Button>
      )}
    </>
  )
}
