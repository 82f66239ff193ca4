import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { GUEST_NAME_MAX_CHARACTERS } from '#domain/constants.ts'
import { errorMessage } from '#domain/messages.ts'
import { Icon } from '#web/components/icon.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Field } from '#web/components/ui/field.tsx'
import { Input } from '#web/components/ui/input.tsx'
import { invoke } from '#web/lib/invoke.ts'
import type { Entrance } from '../queries.ts'

/** Of a consultation for a couple or a family: a link for the second person, who needs no account. */
export function InviteCompanion({ entrance }: { entrance: Entrance }) {
  const { appointmentId, consultationType, party, names } = entrance
  const [name, setName] = useState(names.guest ?? '')
  const [isNameless, setNameless] = useState(false)
  const [isCopied, setCopied] = useState(false)
  const invite = useMutation({ mutationFn: () => invoke('invite-companion', { appointmentId, name }) })
  if (party !== 'patient' || consultationType === 'individual') return null
  function submit(event: FormEvent) {
    event.preventDefault()
    setNameless(!name.trim())
    if (name.trim()) invite.mutate()
  }
  const url = invite.data?.url
  return (
    <form onSubmit={submit} noValidate className="grid gap-3 rounded-2xl border bg-card p-4">
      <h2 className="font-sans font-semibold text-[17px]">Inviter la personne qui vient avec vous</h2>
      <Field
        id="companion-name"
        label="Son prénom"
        hint={names.guest ? 'Un nouveau lien remplace l’ancien.' : 'Elle entrera par un lien, sans compte.'}
        error={isNameless ? errorMessage('guest_name_missing') : undefined}
      >
        {(wiring) => (
          <Input
            {...wiring}
            value={name}
            maxLength={GUEST_NAME_MAX_CHARACTERS}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      {url ? (
        <div className="grid gap-2">
          <p className="break-all rounded-xl bg-muted p-3 text-small">{url}</p>
          <Button
            variant="secondary"
            onClick={() => void navigator.clipboard.writeText(url).then(() => setCopied(true))}
          >
            <Icon name="link" />
            {isCopied ? 'Lien copié' : 'Copier le lien'}
          </Button>
        </div>
      ) : (
        <Button type="submit" variant="secondary" isBusy={invite.isPending}>
          Créer le lien
        </Button>
      )}
    </form>
  )
}
