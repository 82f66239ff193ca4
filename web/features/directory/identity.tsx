import { academicYear, shownStudies, shownTitle } from '#domain/directory/practitioner-words.ts'
import { Icon } from '#web/components/icon.tsx'
import { StoredAvatar } from '#web/components/stored-avatar.tsx'
import { Badge } from '#web/components/ui/badge.tsx'
import { PageTitle } from '#web/components/ui/page-title.tsx'
import { Languages } from './languages.tsx'
import type { Practitioner } from './queries.ts'

/** Name and verified qualifications of a practitioner. */
export function Identity({ person }: { person: Practitioner }) {
  const studies = shownStudies(person.study_year, person.specialization)
  const isStudent = person.user_type === 'student'
  return (
    <header className="grid gap-5">
      <div className="flex items-center gap-4 lg:gap-6">
        <StoredAvatar name={person.name} path={person.avatar_path} size="page" />
        <div className="min-w-0">
          <PageTitle>
            <span className="break-words">{person.name}</span>
          </PageTitle>
          <p className="leading-snug">{shownTitle({ type: person.user_type, gender: person.gender })}</p>
        </div>
      </div>
      <ul className="grid gap-2.5">
        {(studies || person.university) && (
          <li className="flex gap-3">
            <Icon name="graduation-cap" className="mt-1 size-5 text-primary" />
            <span className="min-w-0">
              {studies && <span className="block">{studies}</span>}
              <span className="text-muted-foreground">
                {person.university}
                {isStudent && person.status_valid_until && (
                  <>
                    {person.university && <span className="max-md:hidden"> · </span>}
                    <span className="max-md:block max-md:first-letter:uppercase">
                      statut vérifié pour {academicYear(person.status_valid_until)}
                    </span>
                  </>
                )}
              </span>
            </span>
          </li>
        )}
        <li className="flex gap-3">
          <Icon name="languages" className="mt-1 size-5 text-primary" />
          <span>
            <span className="sr-only">Langues&nbsp;: </span>
            <Languages codes={person.languages} />
          </span>
        </li>
        {person.supervisor_name && (
          <li className="flex gap-3">
            <Icon name="shield-check" className="mt-1 size-5 text-primary" />
            <span>
              Supervision&nbsp;: <strong className="font-semibold">{person.supervisor_name}</strong>, psychologue
            </span>
          </li>
        )}
      </ul>
      {person.specialties.length > 0 && (
        <ul aria-label="Sujets" className="flex flex-wrap gap-2">
          {person.specialties.map((area) => (
            <li key={area} className="flex">
              <Badge tone="info">{area}</Badge>
            </li>
          ))}
        </ul>
      )}
    </header>
  )
}
