import { useMutation, useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { currentPasswordField, emailField } from '#domain/auth/schema.ts'
import { Form } from '#web/components/form/form.tsx'
import { FormField } from '#web/components/form/form-field.tsx'
import { useZodForm } from '#web/components/form/use-zod-form.ts'
import { RequireReauthentication } from '#web/components/require-reauthentication.tsx'
import { Alert } from '#web/components/ui/alert.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Input } from '#web/components/ui/input.tsx'
import { PasswordInput } from '#web/components/ui/password-input.tsx'
import { authRefusal } from '#web/lib/auth/auth-refusal.ts'
import { client } from '#web/lib/client.ts'
import { Disclosure } from './disclosure.tsx'
import { secondStepQuery } from './queries.ts'

const labels = { email: 'Nouvelle adresse e-mail', password: 'Mot de passe actuel' }

/** The address changes when its owner opens the link sent to it; other devices are signed out. */
export function ChangeEmailForm() {
  const { data: { hasPassword } = { hasPassword: true } } = useQuery(secondStepQuery)
  return (
    <Disclosure summary="Changer d’adresse e-mail">
      {hasPassword ? (
        <EmailForm hasPassword />
      ) : (
        <RequireReauthentication id="new-email-proof">
          <EmailForm hasPassword={false} />
        </RequireReauthentication>
      )}
    </Disclosure>
  )
}

async function askForChange({ email, password }: { email: string; password: string }): Promise<string> {
  const supabase = await client()
  const { error } = await supabase.auth.updateUser({ email, ...(password && { current_password: password }) })
  if (error) throw await authRefusal(error)
  return email
}

function EmailForm({ hasPassword }: { hasPassword: boolean }) {
  const form = useZodForm({
    id: 'change-email',
    schema: z.object({ email: emailField, password: currentPasswordField(hasPassword) }),
    labels,
    defaultValues: { email: '', password: '' },
  })
  const change = useMutation({
    mutationFn: askForChange,
    meta: { showsItsErrors: true },
    onSuccess: () => form.reset(),
  })

  return (
    <Form
      form={form}
      act={change}
      claims={{ password_wrong: 'password', account_exists: 'email' }}
      notices={
        change.isSuccess && (
          <Alert tone="success">
            Un lien de confirmation vient de partir vers {change.data}. Ouvrez-le là où vous êtes connecté·e : votre
            adresse change alors, et vos autres sessions se terminent.
          </Alert>
        )
      }
    >
      <FormField form={form} name="email">
        {(control) => <Input {...control} type="email" autoComplete="email" />}
      </FormField>
      {hasPassword && (
        <FormField form={form} name="password">
          {(control) => <PasswordInput {...control} autoComplete="current-password" />}
        </FormField>
      )}
      <div>
        <Button type="submit" isBusy={change.isPending}>
          Changer d’adresse
        </Button>
      </div>
    </Form>
  )
}
