import { useState } from 'react'
import { href } from 'react-router'
import { formatDate } from '#domain/format.ts'
import { errorMessage } from '#domain/messages.ts'
import { genders, labelOf } from '#domain/profile/choices.ts'
import { profileLabels as labels, patientProfileSchema } from '#domain/profile/schema.ts'
import { pageMeta } from '#web/app/page-meta.ts'
import { hasPrimaryAction } from '#web/app/shell/page-handle.ts'
import { Form } from '#web/components/form/form.tsx'
import { FormDate } from '#web/components/form/form-date.tsx'
import { FormField } from '#web/components/form/form-field.tsx'
import { FormRadioGroup } from '#web/components/form/form-radio-group.tsx'
import { useFocusOnFirstField } from '#web/components/form/use-focus-on-first-field.ts'
import { useZodForm } from '#web/components/form/use-zod-form.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { Input } from '#web/components/ui/input.tsx'
import { TextLink } from '#web/components/ui/text-link.tsx'
import { EditButtons } from './edit-buttons.tsx'
import { Facts } from './facts.tsx'
import { ProfileFrame } from './profile-frame.tsx'
import type { ProfileRow } from './queries.ts'
import { useSaveProfile } from './use-save-profile.ts'

export const handle = hasPrimaryAction

export function meta() {
  return pageMeta({
    title: 'Mon profil',
    description: 'Lisez et corrigez vos informations.',
    path: href('/profile-patient'),
    index: false,
  })
}

export default function ProfilePatientPage() {
  return <ProfileFrame>{(profile) => <PatientProfileCard profile={profile} />}</ProfileFrame>
}

function PatientProfileCard({ profile }: { profile: ProfileRow }) {
  const [isEditing, setEditing] = useState(false)
  if (isEditing)
    return (
      <Card>
        <PatientProfileForm profile={profile} onClose={() => setEditing(false)} />
      </Card>
    )
  return (
    <Card>
      <Facts
        rows={[
          [labels.first_name, profile.first_name],
          [labels.last_name, profile.last_name],
          [labels.birthdate, profile.birthdate && formatDate(profile.birthdate)],
          [labels.gender, profile.gender && labelOf(genders, profile.gender)],
        ]}
      />
      <div className="mt-6">
        <Button onClick={() => setEditing(true)}>Modifier</Button>
      </div>
    </Card>
  )
}

function PatientProfileForm({ profile, onClose }: { profile: ProfileRow; onClose: () => void }) {
  const { first_name, last_name, birthdate, gender } = profile
  const form = useZodForm({
    id: 'profile',
    schema: patientProfileSchema,
    labels,
    defaultValues: { first_name, last_name, birthdate: birthdate ?? '', gender: gender ?? '' },
  })
  const isLocked = profile.birthdate_locked_at !== null
  const save = useSaveProfile(profile.id, onClose, isLocked ? ['birthdate'] : [])
  useFocusOnFirstField(form)
  return (
    <Form form={form} act={save}>
      <FormField form={form} name="first_name">
        {(control) => <Input {...control} autoComplete="given-name" />}
      </FormField>
      <FormField form={form} name="last_name" need="optional">
        {(control) => <Input {...control} autoComplete="family-name" />}
      </FormField>
      {isLocked ? (
        <div>
          <Facts rows={[[labels.birthdate, birthdate && formatDate(birthdate)]]} />
          <p className="mt-1 text-small text-muted-foreground">
            {errorMessage('birthdate_locked')} <TextLink to={href('/contact')}>Contact</TextLink>
          </p>
        </div>
      ) : (
        <FormDate form={form} name="birthdate" need="optional" autoComplete="bday" />
      )}
      <FormRadioGroup form={form} name="gender" need="optional" options={genders} />
      <EditButtons isBusy={save.isPending} onCancel={onClose} />
    </Form>
  )
}
