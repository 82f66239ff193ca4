import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { href, useParams } from 'react-router'
import { BRAND } from '#domain/constants.ts'
import { practitionerPageTitle } from '#domain/directory/page-description.ts'
import { pageMeta } from '#web/app/page-meta.ts'
import { hasPrimaryAction } from '#web/app/shell/page-handle.ts'
import { Icon } from '#web/components/icon.tsx'
import { QueryState } from '#web/components/query-state.tsx'
import { TextLink } from '#web/components/ui/text-link.tsx'
import { CardSkeleton } from './card-skeleton.tsx'
import { Identity } from './identity.tsx'
import { NextSteps } from './next-steps.tsx'
import { PractitionerNotFound } from './practitioner-not-found.tsx'
import { Presentation } from './presentation.tsx'
import { type Practitioner, practitionerAt } from './queries.ts'
import { TimesCard } from './times-card.tsx'

export const handle = hasPrimaryAction

/** Generic meta tags; the server writes the practitioner's own into the page (server/static/practitioner-pages.ts). */
export function meta() {
  return pageMeta({
    title: 'Une personne qui vous reçoit',
    description: 'Sa présentation, comment elle est supervisée et ses horaires libres.',
    path: href('/praticiens'),
    index: false,
  })
}

export default function PractitionerPage() {
  const { slug = '' } = useParams()
  const found = useQuery(practitionerAt(slug))
  return (
    <div className="page min-h-(--screen-height) pt-5 pb-28 md:pt-7 lg:pb-20">
      <p className="flex items-center gap-2">
        <Icon name="arrow-left" className="size-4.5 text-primary" />
        <TextLink to={href('/praticiens')} look="primary-standing">
          Toutes les personnes
        </TextLink>
      </p>
      <QueryState query={found} failure="Nous n’avons pas pu lire cette page." skeleton={<PageSkeleton />}>
        {(person) =>
          typeof person === 'string' ? (
            <PractitionerNotFound hasStopped={person === 'stopped'} />
          ) : (
            <PractitionerView key={person.slug} person={person} />
          )
        }
      </QueryState>
    </div>
  )
}

function PractitionerView({ person }: { person: Practitioner }) {
  useEffect(() => {
    document.title = `${practitionerPageTitle({ name: person.name, type: person.user_type, gender: person.gender })} – ${BRAND}`
  }, [person])
  return (
    <div className="mt-4 grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_31rem] lg:grid-rows-[auto_1fr] lg:gap-x-14 lg:gap-y-12">
      <Identity person={person} />
      <TimesCard person={person} />
      <div className="grid content-start gap-10 lg:gap-12">
        <Presentation person={person} />
        <NextSteps firstName={person.first_name} gender={person.gender} />
      </div>
    </div>
  )
}

function PageSkeleton() {
  return (
    <span className="mt-4 grid gap-8 lg:grid-cols-[minmax(0,1fr)_31rem] lg:gap-x-14">
      <CardSkeleton />
      <CardSkeleton />
    </span>
  )
}
