import { studiesStepSchema } from '#domain/auth/registration.ts'
import { specialties as allSpecialties, specializations, studyYears } from '#domain/profile/choices.ts'
import { FormControl } from '#web/components/form/form-control.tsx'
import { FormField } from '#web/components/form/form-field.tsx'
import { Input } from '#web/components/ui/input.tsx'
import { Select } from '#web/components/ui/select.tsx'
import { Textarea } from '#web/components/ui/textarea.tsx'
import { ToggleGroup } from '#web/components/ui/toggle-group.tsx'
import { StepForm } from './step-form.tsx'
import type { Registration } from './use-registration.ts'
import { useStepForm } from './use-step-form.ts'

const specialtyOptions = allSpecialties.map((specialty) => ({ value: specialty, label: specialty }))

const labels = {
  university: 'Université',
  studyYear: 'Année d’études',
  specialization: 'Spécialisation',
  specialties: 'Domaines d’expertise',
  bio: 'Présentation',
}

/** Step 2 of a student. */
export function StudiesStep({ registration }: { registration: Registration }) {
  const { university, studyYear, specialization, specialties, bio } = registration.form
  const form = useStepForm(registration, {
    schema: studiesStepSchema,
    labels,
    fields: { university, studyYear, specialization, specialties, bio },
  })
  return (
    <StepForm registration={registration} form={form}>
      <FormField form={form} name="university">
        {(control) => <Input {...control} autoComplete="organization" />}
      </FormField>
      <FormControl form={form} name="studyYear">
        {({ wiring, field }) => (
          <Select {...wiring} value={field.value} options={studyYears} onValueChange={field.onChange} />
        )}
      </FormControl>
      <FormControl form={form} name="specialization" need="optional">
        {({ wiring, field }) => (
          <Select
            {...wiring}
            value={field.value}
            placeholder="Choisir"
            options={specializations}
            onValueChange={field.onChange}
          />
        )}
      </FormControl>
      <FormControl form={form} name="specialties" need="optional">
        {({ wiring, field }) => (
          <ToggleGroup
            {...wiring}
            label={labels.specialties}
            values={field.value}
            options={specialtyOptions}
            onValuesChange={(chosen) => field.onChange(allSpecialties.filter((one) => chosen.includes(one)))}
          />
        )}
      </FormControl>
      <FormField
        form={form}
        name="bio"
        hint="Quelques phrases que les patients liront : votre parcours, ce qui vous intéresse."
        need="optional"
      >
        {(control) => <Textarea {...control} rows={5} />}
      </FormField>
    </StepForm>
  )
}
