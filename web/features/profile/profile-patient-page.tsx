import { Link } from 'react-router'
import { formatDate } from '#domain/format.ts'
import { errorMessage } from '#domain/messages.ts'
import { genders, labelOf } from '#domain/profile/choices.ts'
import { type PatientProfile, patientProfileSchema } from '#domain/profile/schema.ts'
import { pageMeta } from '#web/app/page-meta.ts'
import { Alert } from '#web/components/ui/alert.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { Field } from '#web/components/ui/field.tsx'
import { Input } from '#web/components/ui/input.tsx'
import { RadioGroup } from '#web/components/ui/radio-group.tsx'
import { EditButtons } from './edit-buttons.tsx'
import { Facts } from './facts.tsx'
import { ProfileFrame } from './profile-frame.tsx'
import type { ProfileRow } from './queries.ts'
import { FIRST_FIELD_ID, useProfileForm } from './use-profile-form.ts'

export function meta() {
  return pageMeta({
    title: 'Mon profil',
    description: 'Lisez et corrigez vos informations.',
    path: '/profile-patient',
    index: false,
  })
}

export default function ProfilePatientPage() {
  return <ProfileFrame>{(profile, user) => <PatientProfileCard profile={profile} userId={user.id} />}</ProfileFrame>
}

function storedFields(profile: ProfileRow): PatientProfile {
  return {
    first_name: profile.first_name,
    last_name: profile.last_name,
    birthdate: profile.birthdate ?? '',
    gender: genders.find(({ value }) => value === profile.gender)?.value ?? '',
  }
}

function PatientProfileCard({ profile, userId }: { profile: ProfileRow; userId: string }) {
  const isLocked = profile.birthdate_locked_at !== null
  const { form, isEditing, edit, cancel, save, failure } = useProfileForm(
    userId,
    patientProfileSchema,
    storedFields(profile),
    isLocked ? ['birthdate'] : [],
  )
  const { errors, isSubmitting } = form.formState
  if (!isEditing) {
    return (
      <Card>
        <Facts
          rows={[
            ['Prénom', profile.first_name],
            ['Nom', profile.last_name],
            ['Date de naissance', profile.birthdate && formatDate(profile.birthdate)],
            ['Genre', profile.gender && labelOf(genders, profile.gender)],
          ]}
        />
        <div className="mt-6">
          <Button onClick={edit}>Modifier</Button>
        </div>
      </Card>
    )
  }
  return (
    <Card>
      <form onSubmit={save} noValidate className="grid gap-5">
        {failure && <Alert tone="error">{failure}</Alert>}
        <Field id={FIRST_FIELD_ID} label="Prénom" need="required" error={errors.first_name?.message}>
          {(wiring) => <Input {...wiring} autoComplete="given-name" {...form.register('first_name')} />}
        </Field>
        <Field id="profile-last-name" label="Nom" need="optional" error={errors.last_name?.message}>
          {(wiring) => <Input {...wiring} autoComplete="family-name" {...form.register('last_name')} />}
        </Field>
        {isLocked ? (
          <div>
            <Facts rows={[['Date de naissance', profile.birthdate && formatDate(profile.birthdate)]]} />
            <p className="mt-1 text-[15px] text-muted-foreground">
              {errorMessage('birthdate_locked')}{' '}
              <Link to="/contact" className="underline underline-offset-4">
                Contact
              </Link>
            </p>
          </div>
        ) : (
          <Field id="profile-birthdate" label="Date de naissance" need="optional" error={errors.birthdate?.message}>
            {(wiring) => <Input {...wiring} type="date" autoComplete="bday" {...form.register('birthdate')} />}
          </Field>
        )}
        <RadioGroup
          legend="Genre (facultatif)"
          name="gender"
          value={form.watch('gender') || undefined}
          onValueChange={(gender) => form.setValue('gender', gender, { shouldDirty: true })}
          options={genders}
        />
        <EditButtons isBusy={isSubmitting} onCancel={cancel} />
      </form>
    </Card>
  )
}
