import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { newPasswordField } from '#domain/auth/schema.ts'
import { errorMessage } from '#domain/messages.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Field } from '#web/components/ui/field.tsx'
import { PasswordInput } from '#web/components/ui/password-input.tsx'
import { authRefusal } from '#web/lib/auth-refusal.ts'
import { client } from '#web/lib/client.ts'
import { showNotice } from '#web/lib/toast.ts'
import { Disclosure } from './disclosure.tsx'

const schema = z.object({
  current: z.string().min(1, errorMessage('contact_field_missing')),
  password: newPasswordField,
})
type Fields = z.infer<typeof schema>

/** Wants the password of now: an open screen must not be enough to take the account over. */
export function ChangePasswordForm({ onChanged }: { onChanged: () => void }) {
  const form = useForm<Fields>({
    resolver: zodResolver(schema),
    mode: 'onTouched',
    defaultValues: { current: '', password: '' },
  })
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(async ({ current, password }) => {
    const supabase = await client()
    const { error } = await supabase.auth.updateUser({ password, current_password: current })
    if (error) {
      const refusal = await authRefusal(error)
      const field = refusal.code === 'password_wrong' ? 'current' : 'password'
      return form.setError(field, { message: errorMessage(refusal.code, refusal.params) }, { shouldFocus: true })
    }
    form.reset()
    showNotice('password_changed')
    onChanged()
  })

  return (
    <Disclosure summary="Changer de mot de passe">
      <form onSubmit={submit} noValidate className="grid gap-5">
        <Field id="current-password" label="Mot de passe actuel" need="required" error={errors.current?.message}>
          {(wiring) => <PasswordInput {...wiring} autoComplete="current-password" {...form.register('current')} />}
        </Field>
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
            Changer de mot de passe
          </Button>
        </div>
      </form>
    </Disclosure>
  )
}
