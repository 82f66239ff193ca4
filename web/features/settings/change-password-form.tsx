import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { currentPasswordField, newPasswordField } from '#domain/auth/schema.ts'
import { Form } from '#web/components/form/form.tsx'
import { FormField } from '#web/components/form/form-field.tsx'
import { useZodForm } from '#web/components/form/use-zod-form.ts'
import { RequireReauthentication } from '#web/components/require-reauthentication.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { PasswordInput } from '#web/components/ui/password-input.tsx'
import { authRefusal } from '#web/lib/auth/auth-refusal.ts'
import { client } from '#web/lib/client.ts'
import { usePublicSettings } from '#web/lib/public-settings.ts'
import { Disclosure } from './disclosure.tsx'
import { identitiesQuery, secondStepQuery, sessionsQuery } from './queries.ts'

const labels = { current: 'Mot de passe actuel', password: 'Nouveau mot de passe' }

/**
 * Asks for the current password, or a code for accounts without one: an unattended screen must not be enough for an
 * account takeover.
 */
export function ChangePasswordForm() {
  const { data: { hasPassword } = { hasPassword: true } } = useQuery(secondStepQuery)
  const summary = hasPassword ? 'Changer de mot de passe' : 'Choisir un mot de passe'
  return (
    <Disclosure summary={summary}>
      {hasPassword ? (
        <PasswordForm hasPassword submitLabel={summary} />
      ) : (
        <RequireReauthentication id="new-password-proof">
          <PasswordForm hasPassword={false} submitLabel={summary} />
        </RequireReauthentication>
      )}
    </Disclosure>
  )
}

async function changePassword({ current, password }: { current: string; password: string }) {
  const supabase = await client()
  const { error } = await supabase.auth.updateUser({ password, ...(current && { current_password: current }) })
  if (error) throw await authRefusal(error)
}

function PasswordForm({ hasPassword, submitLabel }: { hasPassword: boolean; submitLabel: string }) {
  const queryClient = useQueryClient()
  const { passwordMinLength } = usePublicSettings()
  const form = useZodForm({
    id: 'change-password',
    schema: z.object({
      current: currentPasswordField(hasPassword),
      password: newPasswordField(passwordMinLength),
    }),
    labels,
    defaultValues: { current: '', password: '' },
  })
  const change = useMutation({
    mutationFn: changePassword,
    meta: { showsItsErrors: true, notice: 'password_changed' },
    onSuccess: () => {
      form.reset()
      for (const changed of [sessionsQuery, secondStepQuery, identitiesQuery])
        void queryClient.invalidateQueries({ queryKey: changed.queryKey })
    },
  })

  return (
    <Form form={form} act={change} claims={{ password_wrong: 'current', password_unchanged: 'password' }}>
      {hasPassword && (
        <FormField form={form} name="current">
          {(control) => <PasswordInput {...control} autoComplete="current-password" />}
        </FormField>
      )}
      <FormField
        form={form}
        name="password"
        hint={`${passwordMinLength} caractères minimum. Vos autres appareils seront déconnectés.`}
      >
        {(control) => <PasswordInput {...control} autoComplete="new-password" />}
      </FormField>
      <div>
        <Button type="submit" isBusy={change.isPending}>
          {submitLabel}
        </Button>
      </div>
    </Form>
  )
}
