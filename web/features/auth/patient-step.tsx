import { ADULT_AGE_YEARS, MINIMUM_AGE_YEARS } from '#domain/constants.ts'
import { genders } from '#domain/profile/choices.ts'
import { Alert } from '#web/components/ui/alert.tsx'
import { Field } from '#web/components/ui/field.tsx'
import { Input } from '#web/components/ui/input.tsx'
import { RadioGroup } from '#web/components/ui/radio-group.tsx'
import { TermsBox } from './terms-box.tsx'
import { type Registration, registerFieldId } from './use-registration.ts'

/** Step 2 of a patient: nothing of it is required but the terms. */
export function PatientStep({ registration }: { registration: Registration }) {
  const { form, problems, change } = registration
  return (
    <>
      <Field
        id={registerFieldId('birthdate')}
        label="Date de naissance"
        hint="Elle sert à savoir si l’accord d’un parent est nécessaire. Vous pourrez la donner plus tard."
        need="optional"
        error={problems.birthdate}
      >
        {(wiring) => (
          <Input
            {...wiring}
            type="date"
            autoComplete="bday"
            value={form.birthdate}
            onChange={(event) => change({ birthdate: event.target.value })}
          />
        )}
      </Field>
      {isMinor(form.birthdate) && (
        <Alert>
          Avant {ADULT_AGE_YEARS} ans, l’autorisation d’un parent est demandée avant la première séance. Elle est
          possible à partir de {MINIMUM_AGE_YEARS} ans.
        </Alert>
      )}
      <RadioGroup
        legend="Genre (facultatif)"
        name="gender"
        value={form.gender}
        onValueChange={(gender) => change({ gender })}
        options={genders}
      />
      <TermsBox registration={registration} />
    </>
  )
}

function isMinor(birthdate: string): boolean {
  const [year = Number.NaN, month = 1, day = 1] = birthdate.split('-').map(Number)
  return new Date(year + ADULT_AGE_YEARS, month - 1, day) > new Date()
}
