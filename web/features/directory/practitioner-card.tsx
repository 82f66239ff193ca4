import { href } from 'react-router'
import { firstSentence, ofName, shownStudies, shownTitle } from '#domain/directory/practitioner-words.ts'
import { Icon } from '#web/components/icon.tsx'
import { StoredAvatar } from '#web/components/stored-avatar.tsx'
import { Badge } from '#web/components/ui/badge.tsx'
import { TextLink } from '#web/components/ui/text-link.tsx'
import { CardTimes } from './card-times.tsx'
import { Languages } from './languages.tsx'
import type { Opening } from './queries.ts'

type PractitionerCardProps = {
  person: Opening
  /** Has the earliest free start of all. */
  isSoonest: boolean
}

export function PractitionerCard({ person, isSoonest }: PractitionerCardProps) {
  // Not `useId`, whose value depends on the place in the page: the server renders the list alone.
  const nameId = `nom-${person.slug}`
  const page = href('/praticiens/:slug', { slug: person.slug })
  return (
    <article
      aria-labelledby={nameId}
      className="rounded-2xl border bg-card text-card-foreground lg:grid lg:grid-cols-[26.5rem_minmax(0,1fr)]"
    >
      <div className="grid content-start gap-3 p-5 pb-0 lg:p-6">
        <div className="flex gap-3.5 lg:gap-4">
          <StoredAvatar name={person.name} path={person.avatar_path} size="card" />
          <div className="min-w-0">
            <h2 id={nameId} className="break-words text-heading-sm">
              {person.name}
            </h2>
            <p className="text-note leading-snug lg:text-base">
              {shownTitle({ type: person.user_type, gender: person.gender })}
            </p>
            <p className="text-muted-foreground text-note leading-snug lg:text-small">
              {shownStudies(person.study_year, person.specialization)}
              <span className="block break-words max-lg:hidden">{person.university}</span>
            </p>
          </div>
        </div>
        {person.bio && <p className="break-words text-small max-lg:hidden">{firstSentence(person.bio)}</p>}
        {person.specialties.length > 0 && (
          <ul aria-label="Sujets" className="flex flex-wrap gap-2">
            {person.specialties.map((area) => (
              <li key={area} className="flex">
                <Badge tone="info">{area}</Badge>
              </li>
            ))}
          </ul>
        )}
        <Traits languages={person.languages} supervisorName={person.supervisor_name} />
      </div>
      <div className="p-5 max-lg:pt-4 lg:border-l lg:p-6">
        <CardTimes person={person} isSoonest={isSoonest} />
        <div className="mt-3 flex flex-wrap justify-between gap-x-4">
          <TextLink to={`${page}#horaires`} look="strong-block">
            Tous ses horaires <span className="sr-only">({person.name})</span>
          </TextLink>
          <TextLink to={page} look="primary-block">
            <span className="lg:hidden">
              Son profil <span className="sr-only">{ofName(person.name)}</span>
            </span>
            <span className="max-lg:hidden">Voir le profil {ofName(person.name)}</span>
          </TextLink>
        </div>
      </div>
    </article>
  )
}

type TraitsProps = { languages: readonly string[]; supervisorName: string | null }

/** Languages and supervisor of a practitioner. */
function Traits({ languages, supervisorName }: TraitsProps) {
  return (
    <ul className="grid gap-1 text-small">
      <li className="flex gap-2">
        <Icon name="languages" className="mt-0.5 size-4.5 text-primary" />
        <span>
          <span className="sr-only">Langues&nbsp;: </span>
          <Languages codes={languages} />
        </span>
      </li>
      {supervisorName && (
        <li className="flex gap-2">
          <Icon name="shield-check" className="mt-0.5 size-4.5 text-primary" />
          <span>
            Supervision&nbsp;: <strong className="font-semibold">{supervisorName}</strong>, psychologue
          </span>
        </li>
      )}
    </ul>
  )
}
