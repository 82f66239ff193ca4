import { useMutation, useQuery } from '@tanstack/react-query'
import { href, useNavigate } from 'react-router'
import { z } from 'zod'
import { currentPasswordField, phoneField } from '#domain/auth/schema.ts'
import { Form } from '#web/components/form/form.tsx'
import { FormField } from '#web/components/form/form-field.tsx'
import { useZodForm } from '#web/components/form/use-zod-form.ts'
import { RequireReauthentication } from '#web/components/require-reauthentication.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Input } from '#web/components/ui/input.tsx'
import { PasswordInput } from '#web/components/ui/password-input.tsx'
import { pendingPhone } from '#web/features/auth/shared/pending-phone.ts'
import { secondStepQuery } from '#web/features/settings/queries.ts'
import { authRefusal } from '#web/lib/auth/auth-refusal.ts'
import { client } from '#web/lib/client.ts'

const labels = { phone: 'Numéro de téléphone', password: 'Mot de passe actuel' }

/**
 * Asks for the password, or a code for accounts without one, then sends a code to the new number. The change takes
 * effect once that code is entered at /verify-phone.
 */
export function ChangePhoneForm({ onCancel }: { onCancel: () => void }) {
  const { data: { hasPassword } = { hasPassword: true } } = useQuery(secondStepQuery)
  if (hasPassword) return <PhoneForm hasPassword onCancel={onCancel} />
  return (
    <RequireReauthentication id="new-phone-proof">
      <PhoneForm hasPassword={false} onCancel={onCancel} />
    </RequireReauthentication>
  )
}

function PhoneForm({ hasPassword, onCancel }: { hasPassword: boolean; onCancel: () => void }) {
  const navigate = useNavigate()
  const form = useZodForm({
    id: 'new-phone',
    schema: z.object({ phone: phoneField, password: currentPasswordField(hasPassword) }),
    labels,
    defaultValues: { phone: '', password: '' },
  })
  const change = useMutation({
    mutationFn: async ({ phone, password }: { phone: string; password: string }) => {
      const { auth } = await client()
      const { error } = await auth.updateUser({ phone, ...(password && { current_password: password }) })
      if (error) throw await authRefusal(error)
      pendingPhone.keep(phone)
      await navigate(href('/verify-phone'))
    },
    meta: { showsItsErrors: true },
  })

  return (
    <Form
      form={form}
      act={change}
      claims={{ password_wrong: 'password', phone_invalid: 'phone', phone_taken: 'phone', sms_unavailable: 'phone' }}
    >
      <FormField form={form} name="phone" hint="Un code y sera envoyé par SMS. Vos autres sessions seront terminées.">
        {(control) => <Input {...control} type="tel" autoComplete="tel" />}
      </FormField>
      {hasPassword && (
        <FormField form={form} name="password">
          {(control) => <PasswordInput {...control} autoComplete="current-password" />}
        </FormField>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={change.isPending}>
          Recevoir le code
        </Button>
        <Button variant="outline" onClick={onCancel}>
          Annuler
        </Button>
      </div>
    </Form>
  )
}
