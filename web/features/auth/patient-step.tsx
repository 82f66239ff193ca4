import { useWatch } from 'react-hook-form'
import { patientStepSchema } from '#domain/auth/registration.ts'
import { ADULT_AGE_YEARS, MINIMUM_AGE_YEARS } from '#domain/constants.ts'
import { genders } from '#domain/profile/choices.ts'
import { FormCheckbox } from '#web/components/form/form-checkbox.tsx'
import { FormDate } from '#web/components/form/form-date.tsx'
import { FormRadioGroup } from '#web/components/form/form-radio-group.tsx'
import { Alert } from '#web/components/ui/alert.tsx'
import { StepForm } from './step-form.tsx'
import { TERMS_LABEL, TermsWords } from './terms-words.tsx'
import type { Registration } from './use-registration.ts'
import { useStepForm } from './use-step-form.ts'

const labels = { birthdate: 'Date de naissance', gender: 'Genre', termsAccepted: TERMS_LABEL }

/** Step 2 of a patient: only the terms are required. */
export function PatientStep({ registration }: { registration: Registration }) {
  const { birthdate, gender, termsAccepted } = registration.form
  const form = useStepForm(registration, {
    schema: patientStepSchema,
    labels,
    fields: { birthdate, gender, termsAccepted },
  })
  return (
    <StepForm registration={registration} form={form}>
      <FormDate
        form={form}
        name="birthdate"
        autoComplete="bday"
        hint="Elle sert à savoir si l’accord d’un parent est nécessaire. Vous pourrez la donner plus tard."
        need="optional"
      />
      {isMinor(useWatch({ control: form.control, name: 'birthdate' })) && (
        <Alert>
          Avant {ADULT_AGE_YEARS} ans, l’autorisation d’un parent est demandée avant tout paiement. Les séances et
          l’abonnement sont ouverts à partir de {MINIMUM_AGE_YEARS} ans.
        </Alert>
      )}
      <FormRadioGroup form={form} name="gender" need="optional" options={genders} />
      <FormCheckbox form={form} name="termsAccepted" need="required">
        <TermsWords />
      </FormCheckbox>
    </StepForm>
  )
}

function isMinor(birthdate: string): boolean {
  const [year = Number.NaN, month = 1, day = 1] = birthdate.split('-').map(Number)
  return new Date(year + ADULT_AGE_YEARS, month - 1, day) > new Date()
}
