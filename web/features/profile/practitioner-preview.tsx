import { useQuery } from '@tanstack/react-query'
import { href } from 'react-router'
import { languagesSentence } from '#domain/profile/languages-sentence.ts'
import { practitionerStatus } from '#domain/profile/practitioner-status.ts'
import type { StudentProfile } from '#domain/profile/schema.ts'
import { StoredAvatar } from '#web/components/stored-avatar.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { TextLink } from '#web/components/ui/text-link.tsx'
import { slugOf } from '#web/features/directory/queries.ts'
import type { ProfileRow } from './queries.ts'

type PractitionerPreviewProps = { profile: ProfileRow; fields: StudentProfile }

/** Live preview of the practitioner's public card. */
export function PractitionerPreview({ profile, fields }: PractitionerPreviewProps) {
  const { first_name: firstName, last_name: lastName, study_year: studyYear, gender, specialization } = fields
  const { data: slug } = useQuery(slugOf(profile.id))
  const initial = lastName.trim().charAt(0).toLocaleUpperCase('fr')
  const name = [firstName.trim(), initial && `${initial}.`].filter(Boolean).join(' ')
  return (
    <section
      aria-label="Ce que voient les patients"
      className="self-start lg:sticky lg:top-32 lg:col-start-2! lg:row-span-5 lg:row-start-2"
    >
      <Card>
        <div className="grid gap-4 text-small">
          <h2 className="text-heading-xs">Ce que voient les patients</h2>
          <div className="flex items-center gap-4">
            <StoredAvatar name={name} path={profile.avatar_path} />
            <p className="min-w-0 text-muted-foreground">
              <span className="block break-words font-semibold text-base text-foreground">{name}</span>
              <span className="block first-letter:uppercase">
                {practitionerStatus({ type: profile.user_type, gender, studyYear, specialization })}
              </span>
              <span className="block break-words">{fields.university}</span>
            </p>
          </div>
          {fields.specialties.length > 0 && <p>{fields.specialties.join(', ')}</p>}
          <p>Langues&nbsp;: {languagesSentence(fields.languages)}</p>
          {fields.bio && <p className="whitespace-pre-line break-words">{fields.bio}</p>}
          <p className="text-muted-foreground">
            {slug
              ? 'Tout le monde peut lire cela et voir votre photo, sans compte.'
              : 'Tout le monde pourra lire cela et voir votre photo dès que vous recevrez des patients.'}
          </p>
          {slug && (
            <p>
              <TextLink to={href('/praticiens/:slug', { slug })} look="primary-block">
                Voir ma page
              </TextLink>
            </p>
          )}
        </div>
      </Card>
    </section>
  )
}
