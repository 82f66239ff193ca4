import { useState } from 'react'
import { href } from 'react-router'
import { spokenPhone } from '#domain/auth/phone-number.ts'
import { genders, labelOf, languages, specializations, specialties } from '#domain/profile/choices.ts'
import { languagesSentence } from '#domain/profile/languages-sentence.ts'
import { profileLabels as labels, type StudentProfile } from '#domain/profile/schema.ts'
import { studyYearOf } from '#domain/profile/studies.ts'
import { pageMeta } from '#web/app/page-meta.ts'
import { hasPrimaryAction } from '#web/app/shell/page-handle.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { EligibilityNotice } from './eligibility-notice.tsx'
import { Facts } from './facts.tsx'
import { PractitionerPreview } from './practitioner-preview.tsx'
import { ProfileFrame } from './profile-frame.tsx'
import type { ProfileRow } from './queries.ts'
import { StudentProfileForm } from './student-profile-form.tsx'

export const handle = hasPrimaryAction

export function meta() {
  return pageMeta({
    title: 'Mon profil',
    description: 'Lisez et corrigez les informations que les patients voient.',
    path: href('/profile-student'),
    index: false,
  })
}

export default function ProfileStudentPage() {
  return <ProfileFrame hasAside>{(profile) => <StudentProfileCard profile={profile} />}</ProfileFrame>
}

function storedFields(profile: ProfileRow): StudentProfile {
  return {
    first_name: profile.first_name,
    last_name: profile.last_name,
    telephone: profile.telephone ? spokenPhone(profile.telephone) : '',
    gender: profile.gender ?? '',
    university: profile.university ?? '',
    study_year: profile.study_year ?? '3',
    specialization: profile.specialization ?? '',
    specialties: specialties.filter((specialty) => profile.specialties.includes(specialty)),
    languages: languages.map(({ value }) => value).filter((code) => spokenBy(profile).includes(code)),
    bio: profile.bio ?? '',
  }
}

/** French is the default language. */
const spokenBy = ({ languages: said }: ProfileRow) => (said.length > 0 ? said : ['fr'])

const studiesOf = ({ university, study_year: year }: ProfileRow) =>
  [
    [labels.university, university],
    [labels.study_year, studyYearOf(year)],
  ] as const

const isVerified = ({ user_type: type, validated_at: validatedAt, verified_at: verifiedAt }: ProfileRow) =>
  type === 'student' ? validatedAt !== null : verifiedAt !== null

/** Only an administrator may change verified fields (db/functions/supervision/keep-verified-fields.sql). */
function lockedFields(profile: ProfileRow): (keyof StudentProfile)[] {
  const names = isVerified(profile) ? (['first_name', 'last_name'] as const) : []
  const studies = isVerified(profile) || profile.user_type !== 'student' ? (['university', 'study_year'] as const) : []
  return [...names, ...studies]
}

function verifiedFacts(profile: ProfileRow) {
  if (!isVerified(profile)) return undefined
  return [
    [labels.first_name, profile.first_name] as const,
    [labels.last_name, profile.last_name] as const,
    ...(profile.user_type === 'student' ? studiesOf(profile) : []),
  ]
}

function StudentProfileCard({ profile }: { profile: ProfileRow }) {
  const [isEditing, setEditing] = useState(false)
  const isStudent = profile.user_type === 'student'
  const stored = storedFields(profile)
  if (isEditing)
    return (
      <StudentProfileForm
        profile={profile}
        stored={stored}
        isStudent={isStudent}
        verified={verifiedFacts(profile)}
        locked={lockedFields(profile)}
        onClose={() => setEditing(false)}
      />
    )
  return (
    <>
      <EligibilityNotice profile={profile} />
      <Card>
        <Facts
          rows={[
            [labels.first_name, profile.first_name],
            [labels.last_name, profile.last_name],
            [labels.telephone, profile.telephone && spokenPhone(profile.telephone)],
            [labels.gender, profile.gender && labelOf(genders, profile.gender)],
            ...(isStudent ? studiesOf(profile) : []),
            [labels.specialization, profile.specialization && labelOf(specializations, profile.specialization)],
            [labels.specialties, profile.specialties.join(', ')],
            [labels.languages, languagesSentence(stored.languages)],
            [labels.bio, profile.bio],
          ]}
        />
        <div className="mt-6">
          <Button onClick={() => setEditing(true)}>Modifier</Button>
        </div>
      </Card>
      <PractitionerPreview profile={profile} fields={stored} />
    </>
  )
}
