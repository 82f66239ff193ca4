import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { href, PrefetchPageLinks, useNavigate } from 'react-router'
import { z } from 'zod'
import { endingWords } from '#domain/account/ending-words.ts'
import { DELETION_WORD, deletionWordField } from '#domain/auth/deletion-word.ts'
import { currentPasswordField } from '#domain/auth/schema.ts'
import { RETENTION_PAYMENT_YEARS } from '#domain/constants.ts'
import { AppError } from '#domain/errors.ts'
import { Form } from '#web/components/form/form.tsx'
import { FormField } from '#web/components/form/form-field.tsx'
import { useZodForm } from '#web/components/form/use-zod-form.ts'
import { QueryState } from '#web/components/query-state.tsx'
import { ReauthenticationForm } from '#web/components/reauthentication-form.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { Input } from '#web/components/ui/input.tsx'
import { PasswordInput } from '#web/components/ui/password-input.tsx'
import type { SignedInUser } from '#web/lib/auth/auth-state.ts'
import { client } from '#web/lib/client.ts'
import { forgetDraftsInAllTabs } from '#web/lib/drafts.ts'
import { whileSigningOut } from '#web/lib/signing-out.ts'
import { accountEndingQuery, secondStepQuery } from '../queries.ts'
import { AccountEndingSummary } from './account-ending-summary.tsx'
import type { ErasedState } from './account-erased-page.tsx'
import { deleteMyAccount } from './delete-my-account.ts'
import { UnpaidEarnings } from './unpaid-earnings.tsx'

const labels = { confirmation: `Écrivez ${DELETION_WORD} pour confirmer`, password: 'Mot de passe' }

const schemaOf = (hasPassword: boolean) =>
  z.object({
    confirmation: deletionWordField,
    password: currentPasswordField(hasPassword),
  })

/**
 * Account deletion: says first what ends with it. A typed word and the password, or a code for accounts without one,
 * against accidents and unattended screens.
 */
export function DeleteAccount({ user }: { user: SignedInUser }) {
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const ending = useQuery({ ...accountEndingQuery, enabled: isOpen })
  const secondStep = useQuery(secondStepQuery)
  const hasPassword = secondStep.data?.hasPassword ?? true
  const [isProved, setProved] = useState(false)
  const isProofMissing = !hasPassword && !isProved
  const isPossible = ending.data?.obstacles.length === 0
  const form = useZodForm({
    id: 'delete',
    schema: schemaOf(hasPassword),
    labels,
    defaultValues: { confirmation: '', password: '' },
  })
  const erase = useMutation({
    mutationFn: async ({ confirmation, password }: z.infer<ReturnType<typeof schemaOf>>) => {
      if (!ending.data) return
      await deleteMyAccount({ confirmation, ...(hasPassword && { password }) }, ending.data)
      forgetDraftsInAllTabs()
      const state: ErasedState = { ended: endingWords(ending.data) }
      await whileSigningOut(async () => {
        await navigate(href('/compte-efface'), { replace: true, flushSync: true, state })
        await (await client()).auth.signOut({ scope: 'local' })
      })
    },
    meta: { showsItsErrors: true },
    onError(error) {
      // Other changes since then are read too.
      void ending.refetch()
      if (error instanceof AppError && error.code === 'fresh_proof_needed') setProved(false)
    },
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
            {isPossible && secondStep.isSuccess && !isProofMissing && (
              <Button type="submit" form={form.id} variant="destructive" isBusy={erase.isPending}>
                Supprimer mon compte
              </Button>
            )}
          </>
        }
      >
        <PrefetchPageLinks page={href('/compte-efface')} />
        <UnpaidEarnings />
        <QueryState query={ending} failure="Nous n’avons pas pu lire ce qui s’arrêterait avec votre compte.">
          {(read) => <AccountEndingSummary ending={read} userType={user.type} />}
        </QueryState>
        {isPossible && (
          <QueryState query={secondStep} failure="Nous n’avons pas pu lire votre compte.">
            {() =>
              isProofMissing ? (
                <div className="grid gap-4">
                  <p>Un code confirme d’abord que c’est bien vous.</p>
                  <ReauthenticationForm id="delete-proof" onProved={() => setProved(true)} />
                </div>
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
              )
            }
          </QueryState>
        )}
      </Dialog>
    </div>
  )
}
