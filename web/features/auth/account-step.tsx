import { useEffect } from 'react'
import { accountStepSchema } from '#domain/auth/registration.ts'
import { ONE_TIME_CODE_DIGITS } from '#domain/constants.ts'
import { fieldIdOf } from '#web/components/form/field-id-of.ts'
import { FormCheckbox } from '#web/components/form/form-checkbox.tsx'
import { FormField } from '#web/components/form/form-field.tsx'
import { Input } from '#web/components/ui/input.tsx'
import { PasswordInput } from '#web/components/ui/password-input.tsx'
import { usePublicSettings } from '#web/lib/public-settings.ts'
import { EmailVerification } from './email-verification.tsx'
import { StepForm } from './step-form.tsx'
import { TERMS_LABEL, TermsWords } from './terms-words.tsx'
import type { Registration } from './use-registration.ts'
import { useStepForm } from './use-step-form.ts'

const labels = {
  name: 'Nom complet',
  email: 'Adresse e-mail',
  password: 'Mot de passe',
  confirmPassword: 'Confirmer le mot de passe',
  termsAccepted: TERMS_LABEL,
}

/** Step 1, for everybody; the only step, with the terms at its end, when the person came to book or subscribe. */
export function AccountStep({ registration }: { registration: Registration }) {
  const { name, email, password, confirmPassword, termsAccepted } = registration.form
  const { problem, proof, code, isLast } = registration
  const isCodeTyped = proof.registrationId !== undefined && code.length === ONE_TIME_CODE_DIGITS
  const { passwordMinLength } = usePublicSettings()
  const form = useStepForm(registration, {
    schema: accountStepSchema({
      passwordMinLength,
      isProved: proof.ticket !== undefined || isCodeTyped,
      asksTerms: isLast,
    }),
    labels,
    fields: { name, email, password, confirmPassword, termsAccepted },
  })
  const { id, setError } = form
  useEffect(() => {
    if (!problem) return
    setError(problem.field, { message: problem.message })
    // Not by the form: it has just been filled from the draft, and knows its fields at the next render only.
    document.getElementById(fieldIdOf({ id }, problem.field))?.focus()
  }, [problem, setError, id])

  return (
    <StepForm registration={registration} form={form}>
      <FormField form={form} name="name">
        {(control) => <Input {...control} autoComplete="name" />}
      </FormField>
      <EmailVerification
        form={form}
        proof={proof}
        onProof={registration.changeProof}
        code={code}
        onCode={registration.changeCode}
      />
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
      {isLast && (
        <FormCheckbox form={form} name="termsAccepted" need="required">
          <TermsWords />
        </FormCheckbox>
      )}
    </StepForm>
  )
}
