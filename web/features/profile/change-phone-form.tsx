import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { z } from 'zod'
import { internationalDigits } from '#domain/auth/phone-number.ts'
import { errorMessage } from '#domain/messages.ts'
import { AfterFreshProof } from '#web/components/after-fresh-proof.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Field } from '#web/components/ui/field.tsx'
import { Input } from '#web/components/ui/input.tsx'
import { PasswordInput } from '#web/components/ui/password-input.tsx'
import { secondStepQuery } from '#web/features/settings/queries.ts'
import { authRefusal } from '#web/lib/auth-refusal.ts'
import { client } from '#web/lib/client.ts'
import { pendingPhone } from '#web/lib/pending-phone.ts'

const schema = z.object({
  phone: z.string().refine((text) => internationalDigits(text) !== undefined, errorMessage('phone_invalid')),
  // Asked of who has one.
  password: z.string().min(1, errorMessage('contact_field_missing')).optional(),
})
type Fields = z.infer<typeof schema>

/** Asks for the password, or a code of who has none, then sends a code to the number; it counts once the code is entered at /verify-phone. */
export function ChangePhoneForm({ onCancel }: { onCancel: () => void }) {
  const { data: { hasPassword } = { hasPassword: true } } = useQuery(secondStepQuery)
  if (hasPassword) return <PhoneForm hasPassword onCancel={onCancel} />
  return (
    <AfterFreshProof id="new-phone-proof">
      <PhoneForm hasPassword={false} onCancel={onCancel} />
    </AfterFreshProof>
  )
}

function PhoneForm({ hasPassword, onCancel }: { hasPassword: boolean; onCancel: () => void }) {
  const navigate = useNavigate()
  const form = useForm<Fields>({
    resolver: zodResolver(schema),
    mode: 'onTouched',
    shouldUnregister: true,
    defaultValues: { phone: '' },
  })
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(async ({ phone, password }) => {
    const { auth } = await client()
    const { error } = await auth.updateUser({ phone, ...(password && { current_password: password }) })
    if (error) {
      const refusal = await authRefusal(error)
      const field = refusal.code === 'password_wrong' ? 'password' : 'phone'
      return form.setError(field, { message: errorMessage(refusal.code, refusal.params) }, { shouldFocus: true })
    }
    pendingPhone.keep(phone)
    await navigate('/verify-phone')
  })

  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <Field
        id="new-phone"
        label="Numéro de téléphone"
        hint="Un code y sera envoyé par SMS. Vos autres sessions seront terminées."
        need="required"
        error={errors.phone?.message}
      >
        {(wiring) => <Input {...wiring} type="tel" autoComplete="tel" {...form.register('phone')} />}
      </Field>
      {hasPassword && (
        <Field id="new-phone-password" label="Mot de passe actuel" need="required" error={errors.password?.message}>
          {(wiring) => <PasswordInput {...wiring} autoComplete="current-password" {...form.register('password')} />}
        </Field>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={isSubmitting}>
          Recevoir le code
        </Button>
        <Button variant="outline" onClick={onCancel}>
          Annuler
        </Button>
      </div>
    </form>
  )
}
