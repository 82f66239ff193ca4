import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { emailField } from '#domain/auth/schema.ts'
import { errorMessage } from '#domain/messages.ts'
import { AfterFreshProof } from '#web/components/after-fresh-proof.tsx'
import { Alert } from '#web/components/ui/alert.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Field } from '#web/components/ui/field.tsx'
import { Input } from '#web/components/ui/input.tsx'
import { PasswordInput } from '#web/components/ui/password-input.tsx'
import { authRefusal } from '#web/lib/auth-refusal.ts'
import { client } from '#web/lib/client.ts'
import { Disclosure } from './disclosure.tsx'
import { secondStepQuery } from './queries.ts'

const schema = z.object({
  email: emailField,
  // Asked of who has one.
  password: z.string().min(1, errorMessage('contact_field_missing')).optional(),
})
type Fields = z.infer<typeof schema>

/** The account moves when the link sent to the new address is opened by its own person; other devices are signed out. */
export function ChangeEmailForm() {
  const { data: { hasPassword } = { hasPassword: true } } = useQuery(secondStepQuery)
  return (
    <Disclosure summary="Changer d’adresse e‑mail">
      {hasPassword ? (
        <EmailForm hasPassword />
      ) : (
        <AfterFreshProof id="new-email-proof">
          <EmailForm hasPassword={false} />
        </AfterFreshProof>
      )}
    </Disclosure>
  )
}

function EmailForm({ hasPassword }: { hasPassword: boolean }) {
  const [sentTo, setSentTo] = useState<string>()
  const form = useForm<Fields>({
    resolver: zodResolver(schema),
    mode: 'onTouched',
    shouldUnregister: true,
    defaultValues: { email: '' },
  })
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(async ({ email, password }) => {
    setSentTo(undefined)
    const supabase = await client()
    const { error } = await supabase.auth.updateUser({ email, ...(password && { current_password: password }) })
    if (error) {
      const refusal = await authRefusal(error)
      const field = refusal.code === 'password_wrong' ? 'password' : 'email'
      return form.setError(field, { message: errorMessage(refusal.code, refusal.params) }, { shouldFocus: true })
    }
    form.reset()
    setSentTo(email)
  })

  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      {sentTo && (
        <Alert tone="success">
          Un lien de confirmation vient de partir vers {sentTo}. Ouvrez-le là où vous êtes connecté·e : votre adresse
          change alors, et vos autres sessions se terminent.
        </Alert>
      )}
      <Field id="new-email" label="Nouvelle adresse e‑mail" need="required" error={errors.email?.message}>
        {(wiring) => <Input {...wiring} type="email" autoComplete="email" {...form.register('email')} />}
      </Field>
      {hasPassword && (
        <Field id="new-email-password" label="Mot de passe actuel" need="required" error={errors.password?.message}>
          {(wiring) => <PasswordInput {...wiring} autoComplete="current-password" {...form.register('password')} />}
        </Field>
      )}
      <div>
        <Button type="submit" isBusy={isSubmitting}>
          Changer d’adresse
        </Button>
      </div>
    </form>
  )
}
