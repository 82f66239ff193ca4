import { useEffect } from 'react'
import { accountStepSchema } from '#domain/auth/registration.ts'
import { FormField } from '#web/components/form/form-field.tsx'
import { Input } from '#web/components/ui/input.tsx'
import { PasswordInput } from '#web/components/ui/password-input.tsx'
import { usePublicSettings } from '#web/lib/public-settings.ts'
import { EmailVerification } from './email-verification.tsx'
import { StepForm } from './step-form.tsx'
import type { Registration } from './use-registration.ts'
import { useStepForm } from './use-step-form.ts'

const labels = {
  name: 'Nom complet',
  email: 'Adresse e-mail',
  password: 'Mot de passe',
  confirmPassword: 'Confirmer le mot de passe',
}

/** Step 1, for everybody. */
export function AccountStep({ registration }: { registration: Registration }) {
  const { name, email, password, confirmPassword } = registration.form
  const { problem, proof } = registration
  const { passwordMinLength } = usePublicSettings()
  const form = useStepForm(registration, {
    schema: accountStepSchema({ passwordMinLength, isProved: proof.ticket !== undefined }),
    labels,
    fields: { name, email, password, confirmPassword },
  })
  const { setError } = form
  useEffect(() => {
    if (problem) setError(problem.field, { message: problem.message }, { shouldFocus: true })
  }, [problem, setError])

  return (
    <StepForm registration={registration} form={form}>
      <FormField form={form} name="name">
        {(control) => <Input {...control} autoComplete="name" />}
      </FormField>
      <EmailVerification form={form} proof={proof} onProof={registration.changeProof} />
      <FormField
        form={form}
        name="password"
        hint="Une phrase de quelques mots est facile à retenir et difficile à deviner."
      >
        {(control) => (
          <PasswordInput
            {...control}
            autoComplete="new-password"
            placeholder={`${passwordMinLength} caractères minimum`}
          />
        )}
      </FormField>
      <FormField form={form} name="confirmPassword">
        {(control) => <PasswordInput {...control} autoComplete="new-password" />}
      </FormField>
    </StepForm>
  )
}
