import { href } from 'react-router'
import { errorMessage } from '#domain/messages.ts'
import { genders, languages, specializations, specialties, studyYears } from '#domain/profile/choices.ts'
import {
  profileLabels,
  psychologistProfileSchema,
  type StudentProfile,
  studentProfileSchema,
} from '#domain/profile/schema.ts'
import { Form } from '#web/components/form/form.tsx'
import { FormControl } from '#web/components/form/form-control.tsx'
import { FormField } from '#web/components/form/form-field.tsx'
import { FormRadioGroup } from '#web/components/form/form-radio-group.tsx'
import { useFocusOnFirstField } from '#web/components/form/use-focus-on-first-field.ts'
import { useZodForm } from '#web/components/form/use-zod-form.ts'
import { Alert } from '#web/components/ui/alert.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { Input } from '#web/components/ui/input.tsx'
import { Select } from '#web/components/ui/select.tsx'
import { TextLink } from '#web/components/ui/text-link.tsx'
import { Textarea } from '#web/components/ui/textarea.tsx'
import { ToggleGroup } from '#web/components/ui/toggle-group.tsx'
import { EditButtons } from './edit-buttons.tsx'
import { Facts } from './facts.tsx'
import { PractitionerPreview } from './practitioner-preview.tsx'
import type { ProfileRow } from './queries.ts'
import { useSaveProfile } from './use-save-profile.ts'

const specialtyOptions = specialties.map((specialty) => ({ value: specialty, label: specialty }))

type StudentProfileFormProps = {
  profile: ProfileRow
  stored: StudentProfile
  /** False for a psychologist. */
  isStudent: boolean
  /** Verified values, read-only. */
  verified: readonly (readonly [label: string, value: string | null | undefined])[] | undefined
  /** Columns that the form does not write. */
  locked: readonly (keyof StudentProfile)[]
  onClose: () => void
}

/** Profile form of a practitioner, with a live preview of the public card. */
export function StudentProfileForm({ profile, stored, isStudent, verified, locked, onClose }: StudentProfileFormProps) {
  const form = useZodForm({
    id: 'profile',
    schema: isStudent ? studentProfileSchema : psychologistProfileSchema,
    labels: profileLabels,
    defaultValues: stored,
  })
  const save = useSaveProfile(profile.id, onClose, locked)
  useFocusOnFirstField(form)
  return (
    <>
      <Card>
        <Form form={form} act={save}>
          {verified ? (
            <section aria-label="Informations vérifiées" className="grid gap-4">
              <Facts rows={verified} />
              <Alert>
                {errorMessage('verified_field_locked')} <TextLink to={href('/contact')}>Nous écrire</TextLink>
              </Alert>
            </section>
          ) : (
            <>
              <FormField form={form} name="first_name">
                {(control) => <Input {...control} autoComplete="given-name" />}
              </FormField>
              <FormField form={form} name="last_name" need="optional">
                {(control) => <Input {...control} autoComplete="family-name" />}
              </FormField>
            </>
          )}
          <FormField
            form={form}
            name="telephone"
            hint="Pour vous joindre pendant une séance difficile : appels de supervision et SMS urgents. Les patients ne le voient jamais. Un numéro vérifié sur votre compte passe avant."
          >
            {(control) => <Input {...control} type="tel" autoComplete="tel" />}
          </FormField>
          <FormRadioGroup
            form={form}
            name="gender"
            need="optional"
            hint="Des patients demandent à parler à une femme ou à un homme. Sans réponse, ils vous voient s’ils n’ont pas de préférence."
            options={genders}
          />
          {isStudent && !verified && (
            <>
              <FormField form={form} name="university">
                {(control) => <Input {...control} autoComplete="organization" />}
              </FormField>
              <FormControl form={form} name="study_year">
                {({ wiring, field }) => (
                  <Select {...wiring} value={field.value} options={studyYears} onValueChange={field.onChange} />
                )}
              </FormControl>
            </>
          )}
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
                label={profileLabels.specialties}
                values={field.value}
                options={specialtyOptions}
                onValuesChange={(chosen) => field.onChange(specialties.filter((one) => chosen.includes(one)))}
              />
            )}
          </FormControl>
          <FormControl form={form} name="languages">
            {({ wiring, field }) => (
              <ToggleGroup
                {...wiring}
                label={profileLabels.languages}
                values={field.value}
                options={languages}
                onValuesChange={(chosen) =>
                  field.onChange(languages.map(({ value }) => value).filter((code) => chosen.includes(code)))
                }
              />
            )}
          </FormControl>
          <FormField form={form} name="bio" need="optional">
            {(control) => <Textarea {...control} rows={6} />}
          </FormField>
          <EditButtons isBusy={save.isPending} onCancel={onClose} />
        </Form>
      </Card>
      <PractitionerPreview profile={profile} fields={form.watch()} />
    </>
  )
}
