import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { errorMessage } from '#domain/messages.ts'
import { FreshProof } from '#web/components/fresh-proof.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { Field } from '#web/components/ui/field.tsx'
import { PasswordInput } from '#web/components/ui/password-input.tsx'
import { Switch } from '#web/components/ui/switch.tsx'
import { appErrorOf } from '#web/lib/errors.ts'
import { invoke } from '#web/lib/invoke.ts'
import { showNotice } from '#web/lib/toast.ts'
import { secondStepQuery, sessionsQuery } from './queries.ts'

const FORM_ID = 'choose-second-step'

/**
 * A patient is asked for a code on a new device; who wishes is asked each time. The password confirms either choice, or a
 * code of who has none.
 */
export function ChooseSecondStep() {
  const { data: chosen } = useQuery(secondStepQuery)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <p>Un code vous est envoyé par e‑mail quand vous vous connectez sur un nouvel appareil.</p>
      {chosen && (
        <Switch id="second-step-always" checked={chosen.isAlways} onCheckedChange={() => setOpen(true)}>
          Demander un code à chaque connexion
        </Switch>
      )}
      {isOpen && chosen && (
        <ConfirmChoice isAlways={!chosen.isAlways} hasPassword={chosen.hasPassword} onClose={() => setOpen(false)} />
      )}
    </>
  )
}

type ConfirmChoiceProps = { isAlways: boolean; hasPassword: boolean; onClose: () => void }

function ConfirmChoice({ isAlways, hasPassword, onClose }: ConfirmChoiceProps) {
  const queryClient = useQueryClient()
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (password === '') return setError(errorMessage('contact_field_missing'))
    await choose()
  }

  async function choose() {
    setBusy(true)
    try {
      await invoke('choose-second-step', { isAlways, ...(hasPassword && { password }) })
      await Promise.all([
        queryClient.invalidateQueries(secondStepQuery),
        // The other sessions have ended.
        queryClient.invalidateQueries(sessionsQuery),
      ])
      showNotice('second_step_chosen')
      onClose()
    } catch (reason) {
      const { code, params } = await appErrorOf(reason)
      setError(errorMessage(code, params))
      setBusy(false)
    }
  }

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={isAlways ? 'Demander un code à chaque connexion ?' : 'Ne plus demander de code ici ?'}
      description={
        isAlways
          ? 'Même sur les appareils que vous utilisez déjà. Vos autres sessions seront terminées.'
          : 'Un code restera demandé sur les nouveaux appareils. Vos autres sessions seront terminées.'
      }
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            Annuler
          </Button>
          {hasPassword && (
            <Button type="submit" form={FORM_ID} isBusy={isBusy}>
              Confirmer
            </Button>
          )}
        </>
      }
    >
      {!hasPassword && <FreshProof id="second-step-proof" onProved={choose} />}
      {hasPassword && (
        <form id={FORM_ID} onSubmit={submit} noValidate>
          <Field id="second-step-password" label="Mot de passe actuel" need="required" error={error}>
            {(wiring) => (
              <PasswordInput
                {...wiring}
                autoComplete="current-password"
                value={password}
                onChange={(event) => setPassword(event.target.value)}
              />
            )}
          </Field>
        </form>
      )}
    </Dialog>
  )
}
