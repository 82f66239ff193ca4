import { genders, labelOf, specializations, specialties, studyYears } from '#domain/profile/choices.ts'
import { psychologistProfileSchema, type StudentProfile, studentProfileSchema } from '#domain/profile/schema.ts'
import { pageMeta } from '#web/app/page-meta.ts'
import { Alert } from '#web/components/ui/alert.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { Facts } from './facts.tsx'
import { PractitionerPreview } from './practitioner-preview.tsx'
import { ProfileFrame } from './profile-frame.tsx'
import type { ProfileRow } from './queries.ts'
import { StudentProfileForm } from './student-profile-form.tsx'
import { useProfileForm } from './use-profile-form.ts'

export function meta() {
  return pageMeta({
    title: 'Mon profil',
    description: 'Lisez et corrigez les informations que les patients voient.',
    path: '/profile-student',
    index: false,
  })
}

export default function ProfileStudentPage() {
  return (
    <ProfileFrame hasAside>{(profile, user) => <StudentProfileCard profile={profile} userId={user.id} />}</ProfileFrame>
  )
}

function storedFields(profile: ProfileRow): StudentProfile {
  return {
    first_name: profile.first_name,
    last_name: profile.last_name,
    gender: genders.find(({ value }) => value === profile.gender)?.value ?? '',
    university: profile.university ?? '',
    study_year: studyYears.find(({ value }) => value === profile.study_year)?.value ?? '3',
    specialization: specializations.find(({ value }) => value === profile.specialization)?.value ?? '',
    specialties: specialties.filter((specialty) => profile.specialties.includes(specialty)),
    bio: profile.bio ?? '',
  }
}

const studiesOf = ({ university, study_year: year }: ProfileRow) =>
  [
    ['Université', university],
    ['Année d’études', year && labelOf(studyYears, year)],
  ] as const

const isVerified = ({ user_type: type, validated_at: validatedAt }: ProfileRow) =>
  type === 'student' && validatedAt !== null

/** What an administrator has checked is theirs to change (db/functions/keep-verified-fields.sql). */
function lockedFields(profile: ProfileRow): (keyof StudentProfile)[] {
  if (profile.user_type !== 'student') return ['university', 'study_year']
  return isVerified(profile) ? ['first_name', 'last_name', 'university', 'study_year'] : []
}

function verifiedFacts(profile: ProfileRow) {
  if (!isVerified(profile)) return undefined
  return [['Prénom', profile.first_name] as const, ['Nom', profile.last_name] as const, ...studiesOf(profile)]
}

function StudentProfileCard({ profile, userId }: { profile: ProfileRow; userId: string }) {
  const isStudent = profile.user_type === 'student'
  const editing = useProfileForm(
    userId,
    isStudent ? studentProfileSchema : psychologistProfileSchema,
    storedFields(profile),
    lockedFields(profile),
  )
  if (editing.isEditing) {
    return (
      <>
        <Card>
          <StudentProfileForm {...editing} isStudent={isStudent} verified={verifiedFacts(profile)} />
        </Card>
        <PractitionerPreview profile={profile} fields={editing.form.watch()} />
      </>
    )
  }
  return (
    <>
      {profile.user_type === 'student' && !profile.validated_at && (
        <Alert tone="warning">
          Votre justificatif est en cours de vérification. Vous pourrez recevoir des patients ensuite.
        </Alert>
      )}
      <Card>
        <Facts
          rows={[
            ['Prénom', profile.first_name],
            ['Nom', profile.last_name],
            ['Genre', profile.gender && labelOf(genders, profile.gender)],
            ...(isStudent ? studiesOf(profile) : []),
            ['Spécialisation', profile.specialization && labelOf(specializations, profile.specialization)],
            ['Domaines d’expertise', profile.specialties.join(', ')],
            ['Présentation', profile.bio],
          ]}
        />
        <div className="mt-6">
          <Button onClick={editing.edit}>Modifier</Button>
        </div>
      </Card>
      <PractitionerPreview profile={profile} fields={storedFields(profile)} />
    </>
  )
}
