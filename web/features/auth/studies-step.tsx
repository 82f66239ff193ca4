import { specializations, specialties, studyYears } from '#domain/profile/choices.ts'
import { Field } from '#web/components/ui/field.tsx'
import { Input } from '#web/components/ui/input.tsx'
import { Select } from '#web/components/ui/select.tsx'
import { Textarea } from '#web/components/ui/textarea.tsx'
import { ToggleGroup } from '#web/components/ui/toggle-group.tsx'
import { type Registration, registerFieldId } from './use-registration.ts'

const specialtyOptions = specialties.map((specialty) => ({ value: specialty, label: specialty }))

/** Step 2 of a student. */
export function StudiesStep({ registration }: { registration: Registration }) {
  const { form, problems, change } = registration
  return (
    <>
      <Field id={registerFieldId('university')} label="Université" need="required" error={problems.university}>
        {(wiring) => (
          <Input
            {...wiring}
            autoComplete="organization"
            value={form.university}
            onChange={(event) => change({ university: event.target.value })}
          />
        )}
      </Field>
      <Field id={registerFieldId('studyYear')} label="Année d’études" need="required" error={problems.studyYear}>
        {(wiring) => (
          <Select
            {...wiring}
            value={form.studyYear}
            options={studyYears}
            onValueChange={(value) => {
              const chosen = studyYears.find((year) => year.value === value)
              if (chosen) change({ studyYear: chosen.value })
            }}
          />
        )}
      </Field>
      <Field id={registerFieldId('specialization')} label="Spécialisation" need="optional">
        {(wiring) => (
          <Select
            {...wiring}
            value={form.specialization}
            placeholder="Choisir"
            options={specializations}
            onValueChange={(value) => {
              const chosen = specializations.find((specialization) => specialization.value === value)
              if (chosen) change({ specialization: chosen.value })
            }}
          />
        )}
      </Field>
      <fieldset className="grid gap-2">
        <legend className="mb-2 font-semibold text-base">
          Domaines d’expertise <span className="font-normal text-muted-foreground">(facultatif)</span>
        </legend>
        <ToggleGroup
          label="Domaines d’expertise"
          values={form.specialties}
          options={specialtyOptions}
          onValuesChange={(chosen) =>
            change({ specialties: specialties.filter((specialty) => chosen.includes(specialty)) })
          }
        />
      </fieldset>
      <Field
        id={registerFieldId('bio')}
        label="Présentation"
        hint="Quelques phrases que les patients liront : votre parcours, ce qui vous intéresse."
        need="optional"
        error={problems.bio}
      >
        {(wiring) => (
          <Textarea {...wiring} rows={5} value={form.bio} onChange={(event) => change({ bio: event.target.value })} />
        )}
      </Field>
    </>
  )
}
