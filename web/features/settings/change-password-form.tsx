import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { newPasswordField } from '#domain/auth/schema.ts'
import { errorMessage } from '#domain/messages.ts'
import { AfterFreshProof } from '#web/components/after-fresh-proof.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Field } from '#web/components/ui/field.tsx'
import { PasswordInput } from '#web/components/ui/password-input.tsx'
import { authRefusal } from '#web/lib/auth-refusal.ts'
import { client } from '#web/lib/client.ts'
import { showNotice } from '#web/lib/toast.ts'
import { Disclosure } from './disclosure.tsx'
import { identitiesQuery, secondStepQuery, sessionsQuery } from './queries.ts'

const schema = z.object({
  // Asked of who has one.
  current: z.string().min(1, errorMessage('contact_field_missing')).optional(),
  password: newPasswordField,
})
type Fields = z.infer<typeof schema>

/** Wants the password of now, or a code of who has none: an open screen must not be enough to take the account over. */
export function ChangePasswordForm() {
  const { data: { hasPassword } = { hasPassword: true } } = useQuery(secondStepQuery)
  const summary = hasPassword ? 'Changer de mot de passe' : 'Choisir un mot de passe'
  return (
    <Disclosure summary={summary}>
      {hasPassword ? (
        <PasswordForm hasPassword submitLabel={summary} />
      ) : (
        <AfterFreshProof id="new-password-proof">
          <PasswordForm hasPassword={false} submitLabel={summary} />
        </AfterFreshProof>
      )}
    </Disclosure>
  )
}

function PasswordForm({ hasPassword, submitLabel }: { hasPassword: boolean; submitLabel: string }) {
  const queryClient = useQueryClient()
  const form = useForm<Fields>({
    resolver: zodResolver(schema),
    mode: 'onTouched',
    shouldUnregister: true,
    defaultValues: { password: '' },
  })
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(async ({ current, password }) => {
    const supabase = await client()
    const { error } = await supabase.auth.updateUser({ password, ...(current && { current_password: current }) })
    if (error) {
      const refusal = await authRefusal(error)
      const field = refusal.code === 'password_wrong' ? 'current' : 'password'
      return form.setError(field, { message: errorMessage(refusal.code, refusal.params) }, { shouldFocus: true })
    }
    form.reset()
    showNotice('password_changed')
    for (const changed of [sessionsQuery, secondStepQuery, identitiesQuery])
      void queryClient.invalidateQueries({ queryKey: changed.queryKey })
  })

  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      {hasPassword && (
        <Field id="current-password" label="Mot de passe actuel" need="required" error={errors.current?.message}>
          {(wiring) => <PasswordInput {...wiring} autoComplete="current-password" {...form.register('current')} />}
        </Field>
      )}
      <Field
        id="changed-password"
        label="Nouveau mot de passe"
        hint="8 caractères minimum. Vos autres appareils seront déconnectés."
        need="required"
        error={errors.password?.message}
      >
        {(wiring) => <PasswordInput {...wiring} autoComplete="new-password" {...form.register('password')} />}
      </Field>
      <div>
        <Button type="submit" isBusy={isSubmitting}>
          {submitLabel}
        </Button>
      </div>
    </form>
  )
}
