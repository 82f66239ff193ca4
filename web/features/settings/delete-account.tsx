import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { href, useNavigate } from 'react-router'
import { z } from 'zod'
import { DELETION_WORD } from '#domain/auth/deletion-word.ts'
import { currentPasswordField } from '#domain/auth/schema.ts'
import { RETENTION_PAYMENT_YEARS } from '#domain/constants.ts'
import { errorMessage } from '#domain/messages.ts'
import { Form } from '#web/components/form/form.tsx'
import { FormField } from '#web/components/form/form-field.tsx'
import { useZodForm } from '#web/components/form/use-zod-form.ts'
import { ReauthenticationForm } from '#web/components/reauthentication-form.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { Input } from '#web/components/ui/input.tsx'
import { PasswordInput } from '#web/components/ui/password-input.tsx'
import { client } from '#web/lib/client.ts'
import { invoke } from '#web/lib/data/invoke.ts'
import { forgetDraftsInAllTabs } from '#web/lib/drafts.ts'
import { whileSigningOut } from '#web/lib/signing-out.ts'
import { secondStepQuery } from './queries.ts'
import { UnpaidEarnings } from './unpaid-earnings.tsx'

const labels = { confirmation: `Écrivez ${DELETION_WORD} pour confirmer`, password: 'Mot de passe' }

const schemaOf = (hasPassword: boolean) =>
  z.object({
    confirmation: z
      .string()
      .trim()
      .refine((word): boolean => word === DELETION_WORD, errorMessage('confirmation_word_wrong')),
    password: currentPasswordField(hasPassword),
  })

/**
 * Account deletion: a typed word and the password, or a code for accounts without one, against accidents and unattended
 * screens.
 */
export function DeleteAccount() {
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const { data: { hasPassword } = { hasPassword: true } } = useQuery(secondStepQuery)
  const [isProved, setProved] = useState(false)
  const isProofMissing = !hasPassword && !isProved
  const form = useZodForm({
    id: 'delete',
    schema: schemaOf(hasPassword),
    labels,
    defaultValues: { confirmation: '', password: '' },
  })
  const erase = useMutation({
    mutationFn: async ({ confirmation, password }: z.infer<ReturnType<typeof schemaOf>>) => {
      await invoke('delete-my-account', { confirmation, ...(hasPassword && { password }) })
      forgetDraftsInAllTabs()
      await whileSigningOut(async () => {
        await navigate(href('/'), { replace: true, flushSync: true })
        await (await client()).auth.signOut({ scope: 'local' })
      })
    },
    meta: { showsItsErrors: true, notice: 'account_deleted' },
  })

  function open(next: boolean) {
    form.reset()
    setProved(false)
    setOpen(next)
  }

  return (
    <div>
      <Button variant="destructive" onClick={() => open(true)}>
        Supprimer mon compte
      </Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={open}
        title="Supprimer votre compte ?"
        description={`Tout est effacé aussitôt, consultations comprises, et rien ne pourra être retrouvé. Il reste vos paiements et leurs notes pendant ${RETENTION_PAYMENT_YEARS} ans : la loi l’exige. Si un paiement est contesté, votre nom et votre adresse restent jusqu’à la décision de la banque. Un reçu vous est envoyé par e-mail.`}
        actions={
          <>
            <Button variant="outline" onClick={() => open(false)}>
              Garder mon compte
            </Button>
            {!isProofMissing && (
              <Button type="submit" form={form.id} variant="destructive" isBusy={erase.isPending}>
                Supprimer mon compte
              </Button>
            )}
          </>
        }
      >
        <UnpaidEarnings />
        {isProofMissing ? (
          <ReauthenticationForm id="delete-proof" onProved={() => setProved(true)} />
        ) : (
          <Form form={form} act={erase} claims={{ password_wrong: 'password' }} layout="grid gap-4">
            <FormField form={form} name="confirmation">
              {(control) => <Input {...control} autoComplete="off" />}
            </FormField>
            {hasPassword && (
              <FormField form={form} name="password">
                {(control) => <PasswordInput {...control} autoComplete="current-password" />}
              </FormField>
            )}
          </Form>
        )}
      </Dialog>
    </div>
  )
}
