import { Link } from 'react-router'
import { errorMessage } from '#domain/messages.ts'
import { genders, specializations, specialties, studyYears } from '#domain/profile/choices.ts'
import type { StudentProfile } from '#domain/profile/schema.ts'
import { Alert } from '#web/components/ui/alert.tsx'
import { Field } from '#web/components/ui/field.tsx'
import { Input } from '#web/components/ui/input.tsx'
import { RadioGroup } from '#web/components/ui/radio-group.tsx'
import { Select } from '#web/components/ui/select.tsx'
import { Textarea } from '#web/components/ui/textarea.tsx'
import { ToggleGroup } from '#web/components/ui/toggle-group.tsx'
import { EditButtons } from './edit-buttons.tsx'
import { Facts } from './facts.tsx'
import { FIRST_FIELD_ID, type useProfileForm } from './use-profile-form.ts'

const specialtyOptions = specialties.map((specialty) => ({ value: specialty, label: specialty }))

type StudentProfileFormProps = ReturnType<typeof useProfileForm<StudentProfile>> & {
  /** Otherwise a psychologist. */
  isStudent: boolean
  /** What was checked against the proof, and stays as it is. */
  verified: readonly (readonly [label: string, value: string | null | undefined])[] | undefined
}

export function StudentProfileForm({ form, save, cancel, failure, isStudent, verified }: StudentProfileFormProps) {
  const { errors, isSubmitting } = form.formState
  return (
    <form onSubmit={save} noValidate className="grid gap-5">
      {failure && <Alert tone="error">{failure}</Alert>}
      {verified ? (
        <section
          id={FIRST_FIELD_ID}
          tabIndex={-1}
          aria-label="Informations vérifiées"
          className="grid gap-4 outline-none"
        >
          <Facts rows={verified} />
          <Alert>
            {errorMessage('verified_field_locked')}{' '}
            <Link to="/contact" className="underline underline-offset-4">
              Nous écrire
            </Link>
          </Alert>
        </section>
      ) : (
        <>
          <Field id={FIRST_FIELD_ID} label="Prénom" need="required" error={errors.first_name?.message}>
            {(wiring) => <Input {...wiring} autoComplete="given-name" {...form.register('first_name')} />}
          </Field>
          <Field id="profile-last-name" label="Nom" need="optional" error={errors.last_name?.message}>
            {(wiring) => <Input {...wiring} autoComplete="family-name" {...form.register('last_name')} />}
          </Field>
        </>
      )}
      <div className="grid gap-2">
        <RadioGroup
          legend="Genre (facultatif)"
          name="gender"
          value={form.watch('gender') || undefined}
          onValueChange={(gender) => form.setValue('gender', gender, { shouldDirty: true })}
          options={genders}
        />
        <p className="text-[15px] text-muted-foreground">
          Des patients demandent à parler à une femme ou à un homme. Sans réponse, ils vous voient s’ils n’ont pas de
          préférence.
        </p>
      </div>
      {isStudent && !verified && (
        <>
          <Field id="profile-university" label="Université" need="required" error={errors.university?.message}>
            {(wiring) => <Input {...wiring} autoComplete="organization" {...form.register('university')} />}
          </Field>
          <Field id="profile-study-year" label="Année d’études" need="required" error={errors.study_year?.message}>
            {(wiring) => (
              <Select
                {...wiring}
                value={form.watch('study_year')}
                options={studyYears}
                onValueChange={(value) => {
                  const chosen = studyYears.find((year) => year.value === value)
                  if (chosen) form.setValue('study_year', chosen.value)
                }}
              />
            )}
          </Field>
        </>
      )}
      <Field id="profile-specialization" label="Spécialisation" need="optional">
        {(wiring) => (
          <Select
            {...wiring}
            value={form.watch('specialization')}
            placeholder="Choisir"
            options={specializations}
            onValueChange={(value) => {
              const chosen = specializations.find((specialization) => specialization.value === value)
              if (chosen) form.setValue('specialization', chosen.value)
            }}
          />
        )}
      </Field>
      <fieldset>
        <legend className="mb-2 font-semibold text-base">
          Domaines d’expertise <span className="font-normal text-muted-foreground">(facultatif)</span>
        </legend>
        <ToggleGroup
          label="Domaines d’expertise"
          values={form.watch('specialties')}
          options={specialtyOptions}
          onValuesChange={(chosen) =>
            form.setValue(
              'specialties',
              specialties.filter((specialty) => chosen.includes(specialty)),
            )
          }
        />
      </fieldset>
      <Field id="profile-bio" label="Présentation" need="optional" error={errors.bio?.message}>
        {(wiring) => <Textarea rows={6} {...wiring} {...form.register('bio')} />}
      </Field>
      <EditButtons isBusy={isSubmitting} onCancel={cancel} />
    </form>
  )
}
