import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ActName } from '#domain/admin/acts.ts'
import type { FoundPerson } from '#domain/functions.ts'
import { errorMessage } from '#domain/messages.ts'
import { FreshProof } from '#web/components/fresh-proof.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { Field } from '#web/components/ui/field.tsx'
import { Textarea } from '#web/components/ui/textarea.tsx'
import { invoke } from '#web/lib/invoke.ts'
import { useGraveAct } from './use-grave-act.ts'

type GraveActDialogProps = {
  act: ActName | 'suspend'
  title: string
  person: Pick<FoundPerson, 'id' | 'name'>
  onClose: () => void
  onDone: () => void
}

/** A suspension, or the request of an act for two: with its reason, and a fresh code where the last one is old. */
export function GraveActDialog({ act, title, person, onClose, onDone }: GraveActDialogProps) {
  const queries = useQueryClient()
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string>()
  const grave = useGraveAct()
  const isSuspension = act === 'suspend'
  const send = useMutation({
    mutationFn: (): Promise<unknown> =>
      isSuspension
        ? invoke('suspend-practitioner', { personId: person.id, reason })
        : invoke('request-act', { act, input: { personId: person.id }, reason }),
    meta: { notice: isSuspension ? 'practitioner_suspended' : 'act_requested', showsItsErrors: grave.isProofNeeded },
    async onSuccess() {
      onClose()
      onDone()
      await queries.invalidateQueries({ queryKey: ['admin'] })
    },
    onError: grave.onError,
  })
  const submit = () => {
    const isMissing = reason.trim().length < 3
    setProblem(isMissing ? errorMessage('act_reason_missing') : undefined)
    if (!isMissing) send.mutate()
  }
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={`${title} : ${person.name}`}
      description={
        isSuspension
          ? 'Ses disponibilités disparaissent tout de suite ; ses rendez-vous à venir sont annulés et remboursés. La raison lui est envoyée.'
          : 'Une autre personne de l’administration doit approuver dans les 24 heures.'
      }
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            Ne rien changer
          </Button>
          <Button variant={isSuspension ? 'destructive' : 'primary'} isBusy={send.isPending} onClick={submit}>
            {isSuspension ? 'Suspendre' : 'Demander'}
          </Button>
        </>
      }
    >
      {grave.needsProof ? (
        <FreshProof
          id="grave-act"
          onProved={() => {
            grave.proved()
            send.mutate()
          }}
        />
      ) : (
        <Field id="grave-reason" label="Pourquoi ?" need="required" error={problem}>
          {(wiring) => (
            <Textarea {...wiring} value={reason} maxLength={1000} onChange={(event) => setReason(event.target.value)} />
          )}
        </Field>
      )}
    </Dialog>
  )
}
