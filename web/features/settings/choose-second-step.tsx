import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { currentPasswordField } from '#domain/auth/schema.ts'
import { Form } from '#web/components/form/form.tsx'
import { FormField } from '#web/components/form/form-field.tsx'
import { useZodForm } from '#web/components/form/use-zod-form.ts'
import { ReauthenticationForm } from '#web/components/reauthentication-form.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { PasswordInput } from '#web/components/ui/password-input.tsx'
import { Switch } from '#web/components/ui/switch.tsx'
import { invoke } from '#web/lib/data/invoke.ts'
import { secondStepQuery, sessionsQuery } from './queries.ts'

type ChooseSecondStepProps = { hasEmail: boolean }

/**
 * A patient is asked for a code on a new device, or at each sign-in if they choose so. Password or code confirms the change.
 * The choice is not offered without an address: only the number that signs in could receive the code.
 */
export function ChooseSecondStep({ hasEmail }: ChooseSecondStepProps) {
  const { data: chosen } = useQuery(secondStepQuery)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <p>
        Un code vous est envoyé par {hasEmail ? 'e-mail' : 'SMS'} quand vous vous connectez sur un nouvel appareil.
        {!hasEmail &&
          ' Pour en recevoir un à chaque connexion, ajoutez d’abord une adresse e-mail ou une application d’authentification.'}
      </p>
      {chosen && (hasEmail || chosen.isAlways) && (
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
  const form = useZodForm({
    id: 'second-step',
    schema: z.object({ password: currentPasswordField(hasPassword) }),
    labels: { password: 'Mot de passe actuel' },
    defaultValues: { password: '' },
  })
  const choose = useMutation({
    mutationFn: ({ password }: { password: string }) =>
      invoke('choose-second-step', { isAlways, ...(hasPassword && { password }) }),
    // With a code instead of the password, the form has no field to show the error at: use a toast.
    meta: { notice: 'second_step_chosen', showsItsErrors: () => hasPassword },
    onSuccess: async () => {
      await Promise.all([
        queryClient.invalidateQueries(secondStepQuery),
        // The server ended the other sessions.
        queryClient.invalidateQueries(sessionsQuery),
      ])
      onClose()
    },
  })

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
            <Button type="submit" form={form.id} isBusy={choose.isPending}>
              Confirmer
            </Button>
          )}
        </>
      }
    >
      {hasPassword ? (
        <Form form={form} act={choose} claims={{ password_wrong: 'password' }}>
          <FormField form={form} name="password">
            {(control) => <PasswordInput {...control} autoComplete="current-password" />}
          </FormField>
        </Form>
      ) : (
        <ReauthenticationForm id="second-step-proof" onProved={() => choose.mutate({ password: '' })} />
      )}
    </Dialog>
  )
}
