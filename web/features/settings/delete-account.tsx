import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { z } from 'zod'
import { DELETION_WORD } from '#domain/auth/deletion-word.ts'
import { errorMessage } from '#domain/messages.ts'
import { FreshProof } from '#web/components/fresh-proof.tsx'
import { Alert } from '#web/components/ui/alert.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { Field } from '#web/components/ui/field.tsx'
import { Input } from '#web/components/ui/input.tsx'
import { PasswordInput } from '#web/components/ui/password-input.tsx'
import { client } from '#web/lib/client.ts'
import { forgetDraftsInAllTabs } from '#web/lib/drafts.ts'
import { appErrorOf } from '#web/lib/errors.ts'
import { invoke } from '#web/lib/invoke.ts'
import { leave } from '#web/lib/leaving.ts'
import { showError, showNotice } from '#web/lib/toast.ts'
import { secondStepQuery } from './queries.ts'

const FORM_ID = 'delete-account'
const schema = z.object({
  confirmation: z
    .string()
    .trim()
    .refine((word): boolean => word === DELETION_WORD, errorMessage('confirmation_word_wrong')),
  // Asked of who has one.
  password: z.string().min(1, errorMessage('contact_field_missing')).optional(),
})
type Fields = z.infer<typeof schema>

/** A word typed by hand and the password, or a code of who has none: nobody erases an account by mistake, nor in passing. */
export function DeleteAccount() {
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const [failure, setFailure] = useState<string>()
  const { data: { hasPassword } = { hasPassword: true } } = useQuery(secondStepQuery)
  const [isProved, setProved] = useState(false)
  const isProofMissing = !hasPassword && !isProved
  const form = useForm<Fields>({
    resolver: zodResolver(schema),
    shouldUnregister: true,
    defaultValues: { confirmation: '' },
  })
  const { errors, isSubmitting } = form.formState

  function open(next: boolean) {
    form.reset()
    setFailure(undefined)
    setProved(false)
    setOpen(next)
  }

  const submit = form.handleSubmit(async (fields) => {
    setFailure(undefined)
    try {
      await invoke('delete-my-account', fields)
      forgetDraftsInAllTabs()
      await leave(async () => {
        await navigate('/', { replace: true, flushSync: true })
        await (await client()).auth.signOut({ scope: 'local' })
      })
      showNotice('account_deleted')
    } catch (reason) {
      const { code, params } = await appErrorOf(reason)
      if (code === 'password_wrong')
        return form.setError('password', { message: errorMessage(code) }, { shouldFocus: true })
      setFailure(errorMessage(code, params))
      await showError(reason)
    }
  })

  return (
    <div>
      <Button variant="destructive" onClick={() => open(true)}>
        Supprimer mon compte
      </Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={open}
        title="Supprimer votre compte ?"
        description="Rien ne pourra être retrouvé ensuite."
        actions={
          <>
            <Button variant="outline" onClick={() => open(false)}>
              Garder mon compte
            </Button>
            {!isProofMissing && (
              <Button type="submit" form={FORM_ID} variant="destructive" isBusy={isSubmitting}>
                Supprimer mon compte
              </Button>
            )}
          </>
        }
      >
        {isProofMissing ? (
          <FreshProof id="delete-proof" onProved={() => setProved(true)} />
        ) : (
          <form id={FORM_ID} onSubmit={submit} noValidate className="grid gap-4">
            {failure && <Alert tone="error">{failure}</Alert>}
            <Field
              id="delete-confirmation"
              label={`Écrivez ${DELETION_WORD} pour confirmer`}
              need="required"
              error={errors.confirmation?.message}
            >
              {(wiring) => <Input {...wiring} autoComplete="off" {...form.register('confirmation')} />}
            </Field>
            {hasPassword && (
              <Field id="delete-password" label="Mot de passe" need="required" error={errors.password?.message}>
                {(wiring) => (
                  <PasswordInput {...wiring} autoComplete="current-password" {...form.register('password')} />
                )}
              </Field>
            )}
          </form>
        )}
      </Dialog>
    </div>
  )
}
