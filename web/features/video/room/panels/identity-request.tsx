import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { IDENTITY_REASON_MAX_CHARACTERS, IDENTITY_REASON_MIN_CHARACTERS } from '#domain/constants.ts'
import { formatTime } from '#domain/format-time.ts'
import { errorMessage } from '#domain/messages.ts'
import type { IdentityOpening } from '#domain/supervision/functions.ts'
import { Alert } from '#web/components/ui/alert.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { Field } from '#web/components/ui/field.tsx'
import { Textarea } from '#web/components/ui/textarea.tsx'
import { invoke } from '#web/lib/data/invoke.ts'

type IdentityRequestProps = { appointmentId: string; isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

/** Break-glass access in danger: the patient's identity for an hour, with a reason that they can read later. */
export function IdentityRequest({ appointmentId, isOpen, onOpenChange }: IdentityRequestProps) {
  const queryClient = useQueryClient()
  const queryKey = ['identity-opening', appointmentId]
  const [reason, setReason] = useState('')
  const [isTooShort, setTooShort] = useState(false)
  const { data } = useQuery({
    queryKey,
    queryFn: () => invoke('open-identity', { appointmentId }),
    enabled: isOpen,
    refetchInterval: 5000,
    gcTime: 0,
  })
  const ask = useMutation({
    mutationFn: () => invoke('open-identity', { appointmentId, reason }),
    onSuccess: (opening) => queryClient.setQueryData(queryKey, opening),
  })
  function submit() {
    const isShort = reason.trim().length < IDENTITY_REASON_MIN_CHARACTERS
    setTooShort(isShort)
    if (!isShort) ask.mutate()
  }
  const mayAsk = !data || data.state === 'none' || data.state === 'refused' || data.state === 'over'
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Demander l’identité"
      description="En cas de danger seulement. La supervision donne son accord, et la personne le verra dans son journal d’accès."
      actions={
        <>
          <Button variant="outline" onClick={() => onOpenChange(false)}>
            Fermer
          </Button>
          {mayAsk && (
            <Button isBusy={ask.isPending} onClick={submit}>
              Demander
            </Button>
          )}
        </>
      }
    >
      {data && <IdentityState opening={data} />}
      {mayAsk && (
        <Field
          id="identity-reason"
          label="Motif"
          need="required"
          error={isTooShort ? errorMessage('identity_reason_missing') : undefined}
        >
          {(wiring) => (
            <Textarea
              {...wiring}
              value={reason}
              maxLength={IDENTITY_REASON_MAX_CHARACTERS}
              onChange={({ target }) => {
                setReason(target.value)
                setTooShort(false)
              }}
            />
          )}
        </Field>
      )}
    </Dialog>
  )
}

function IdentityState({ opening }: { opening: IdentityOpening }) {
  if (opening.state === 'asked') return <Alert>La demande est faite. La supervision doit l’accepter.</Alert>
  if (opening.state === 'refused') return <Alert tone="warning">La supervision n’a pas donné son accord.</Alert>
  if (opening.state === 'over') return <Alert>L’heure est passée : l’identité n’est plus ouverte.</Alert>
  if (opening.state !== 'open' || !opening.identity) return null
  const { name, phone, email } = opening.identity
  return (
    <Alert tone="success" title={name}>
      {phone && (
        <a href={`tel:${phone}`} className="block font-semibold underline underline-offset-4">
          {phone}
        </a>
      )}
      {email && <span className="block">{email}</span>}
      {opening.openUntil && <span>Ouvert jusqu’à {formatTime(new Date(opening.openUntil))}.</span>}
    </Alert>
  )
}
