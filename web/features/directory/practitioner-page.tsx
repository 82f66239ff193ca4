import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { href, type MetaArgs, useParams } from 'react-router'
import { BRAND } from '#domain/constants.ts'
import { practitionerPageDescription, practitionerPageTitle } from '#domain/directory/page-description.ts'
import { pageMeta } from '#web/app/page-meta.ts'
import { hasPrimaryAction } from '#web/app/shell/page-handle.ts'
import { Icon } from '#web/components/icon.tsx'
import { QueryState } from '#web/components/query-state.tsx'
import { TextLink } from '#web/components/ui/text-link.tsx'
import { CardSkeleton } from './card-skeleton.tsx'
import { Identity } from './identity.tsx'
import { inPageData } from './in-page-data.ts'
import { NextSteps } from './next-steps.tsx'
import { PractitionerNotFound } from './practitioner-not-found.tsx'
import { Presentation } from './presentation.tsx'
import { type Practitioner, practitionerAt } from './queries.ts'
import { TimesCard } from './times-card.tsx'

export const handle = hasPrimaryAction

/**
 * Until the practitioner is read, unless they are in the data of the page. The server writes the same into the page
 * (server/static/practitioner-pages.ts), and answers 404 or 410 for addresses of nobody, which keeps those out of search
 * engines.
 */
export function meta({ location, params }: MetaArgs) {
  const person = inPageData(practitionerAt(params.slug ?? '').queryKey)
  const head =
    typeof person === 'object'
      ? headOf(person)
      : {
          title: 'Une personne qui vous reçoit',
          description: 'Sa présentation, comment elle est supervisée et ses horaires libres.',
        }
  return pageMeta({ ...head, path: location.pathname })
}

function headOf({ name, user_type: type, gender, specialties, languages, supervisor_name }: Practitioner) {
  const person = { name, type, gender, specialties, languages, supervisorName: supervisor_name }
  return { title: practitionerPageTitle(person), description: practitionerPageDescription(person) }
}

export default function PractitionerPage() {
  const { slug = '' } = useParams()
  const found = useQuery(practitionerAt(slug))
  return (
    <div className="page min-h-(--screen-height) pt-5 pb-28 md:pt-7 lg:pb-20">
      <p className="flex items-center gap-2">
        <Icon name="arrow-left" className="size-4.5 text-primary" />
        <TextLink to={href('/praticiens')} look="primary-block">
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
  useLateMeta(headOf(person))
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

/** Title and description of a page that are known once its data is read. */
function useLateMeta({ title, description }: { title: string; description: string }) {
  useEffect(() => {
    const fullTitle = `${title} – ${BRAND}`
    document.title = fullTitle
    const setContent = (selector: string, content: string) =>
      document.head.querySelector(`meta[${selector}]:not([data-early-meta])`)?.setAttribute('content', content)
    setContent('name="description"', description)
    setContent('property="og:title"', fullTitle)
    setContent('property="og:description"', description)
  }, [title, description])
}
