import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { currentPasswordField } from '#domain/auth/schema.ts'
import type { InputOf } from '#domain/functions.ts'
import { payoutAccountSchema } from '#domain/payment/payout-schema.ts'
import { Form } from '#web/components/form/form.tsx'
import { FormField } from '#web/components/form/form-field.tsx'
import { useZodForm } from '#web/components/form/use-zod-form.ts'
import { ReauthenticationForm } from '#web/components/reauthentication-form.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Input } from '#web/components/ui/input.tsx'
import { PasswordInput } from '#web/components/ui/password-input.tsx'
import { secondStepQuery } from '#web/features/settings/queries.ts'
import { appErrorOf } from '#web/lib/data/errors.ts'
import { invoke } from '#web/lib/data/invoke.ts'

type PayoutFormProps = { onSaved: () => Promise<void>; onCancel: (() => void) | undefined }
type Account = InputOf<'save-payout-account'>

const labels = { holderName: 'Titulaire du compte', iban: 'IBAN', password: 'Mot de passe actuel' }

export function PayoutForm({ onSaved, onCancel }: PayoutFormProps) {
  const { data: { hasPassword } = { hasPassword: true } } = useQuery(secondStepQuery)
  /** An account without password confirms by code: the form values are kept meanwhile. */
  const [unproved, setUnproved] = useState<Account>()
  const form = useZodForm({
    id: 'payout',
    schema: payoutAccountSchema.extend({ password: currentPasswordField(hasPassword) }),
    labels,
    defaultValues: { holderName: '', iban: '', password: '' },
  })
  const save = useMutation({
    mutationFn: async ({ password, ...account }: Account) => {
      try {
        await invoke('save-payout-account', password ? { ...account, password } : account)
      } catch (reason) {
        const refusal = await appErrorOf(reason)
        if (refusal.code !== 'fresh_proof_needed') throw refusal
        setUnproved(account)
        return
      }
      await onSaved()
    },
    meta: { showsItsErrors: true },
  })

  // Back to the form, which shows why a second attempt fails.
  function saveProved(account: Account) {
    setUnproved(undefined)
    save.mutate(account)
  }

  if (unproved) return <ReauthenticationForm id="payout-proof" onProved={() => saveProved(unproved)} />
  return (
    <Form form={form} act={save} claims={{ password_wrong: 'password' }}>
      <p className="text-muted-foreground">
        Indiquez le compte sur lequel verser vos revenus. L’IBAN est gardé par le serveur ; seule sa fin est affichée.
      </p>
      <FormField form={form} name="holderName">
        {(control) => <Input {...control} autoComplete="name" />}
      </FormField>
      <FormField form={form} name="iban" hint="27 caractères en France, par exemple FR76 3000 6000 0112 3456 7890 189.">
        {(control) => <Input {...control} autoComplete="off" spellCheck={false} />}
      </FormField>
      {hasPassword && (
        <FormField form={form} name="password">
          {(control) => <PasswordInput {...control} autoComplete="current-password" />}
        </FormField>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={save.isPending}>
          Enregistrer
        </Button>
        {onCancel && (
          <Button variant="ghost" onClick={onCancel}>
            Annuler
          </Button>
        )}
      </div>
    </Form>
  )
}
