import { Field } from '#web/components/ui/field.tsx'
import { Input } from '#web/components/ui/input.tsx'
import { PasswordInput } from '#web/components/ui/password-input.tsx'
import { usePublicSettings } from '#web/lib/public-settings.ts'
import { EmailVerification } from './email-verification.tsx'
import { type Registration, registerFieldId } from './use-registration.ts'

/** Step 1, for everybody. */
export function AccountStep({ registration }: { registration: Registration }) {
  const { form, problems, change } = registration
  const { passwordMinLength } = usePublicSettings()
  return (
    <>
      <Field id={registerFieldId('name')} label="Nom complet" need="required" error={problems.name}>
        {(wiring) => (
          <Input
            {...wiring}
            autoComplete="name"
            value={form.name}
            onChange={(event) => change({ name: event.target.value })}
          />
        )}
      </Field>
      <EmailVerification registration={registration} />
      <Field
        id={registerFieldId('password')}
        label="Mot de passe"
        hint="Une phrase de quelques mots est facile à retenir et difficile à deviner."
        need="required"
        error={problems.password}
      >
        {(wiring) => (
          <PasswordInput
            {...wiring}
            autoComplete="new-password"
            placeholder={`${passwordMinLength} caractères minimum`}
            value={form.password}
            onChange={(event) => change({ password: event.target.value })}
          />
        )}
      </Field>
      <Field
        id={registerFieldId('confirmPassword')}
        label="Confirmer le mot de passe"
        need="required"
        error={problems.confirmPassword}
      >
        {(wiring) => (
          <PasswordInput
            {...wiring}
            autoComplete="new-password"
            value={form.confirmPassword}
            onChange={(event) => change({ confirmPassword: event.target.value })}
          />
        )}
      </Field>
    </>
  )
}
