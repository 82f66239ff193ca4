import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { activeFilters, type Filters } from '#domain/directory/filters.ts'
import { formatCount } from '#domain/format.ts'
import { QueryState } from '#web/components/query-state.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { CardSkeleton } from './card-skeleton.tsx'
import type { FilterProps } from './filter-selects.tsx'
import { NoResults } from './no-results.tsx'
import { PractitionerCard } from './practitioner-card.tsx'
import { openingCount, openings } from './queries.ts'

type PractitionerResultsProps = FilterProps & { isHydrated: boolean }

const FAILURE = 'Nous n’avons pas pu lire qui est libre.'

export function PractitionerResults({ filters, setFilters, today, isHydrated }: PractitionerResultsProps) {
  const found = useInfiniteQuery({ ...openings(filters), enabled: isHydrated, placeholderData: keepPreviousData })
  return (
    <section aria-label="Personnes libres" aria-busy={found.isPlaceholderData} className="mt-4">
      <QueryState query={found} failure={FAILURE} skeleton={<ListSkeleton />}>
        {({ pages }) => {
          if (!pages[0]?.people.length)
            return (
              <>
                <NoResults filters={filters} setFilters={setFilters} today={today} />
                {activeFilters(filters).length > 0 && <SoonestFree />}
              </>
            )
          return (
            <>
              <div className="flex flex-wrap items-baseline justify-between gap-x-6 pb-4">
                <HowMany filters={filters} />
                <p className="text-muted-foreground text-small max-md:hidden">
                  Heure de Paris. Seuls les créneaux libres sont affichés.
                </p>
              </div>
              <ul className="grid gap-4 md:gap-5">
                {pages
                  .flatMap(({ people }) => people)
                  .map((person, place) => (
                    // Cards far below are laid out when they come near: half of the work of showing the page.
                    <li
                      key={person.slug}
                      className="[contain-intrinsic-height:auto_24rem] [content-visibility:auto] lg:[contain-intrinsic-height:auto_21rem]"
                    >
                      <PractitionerCard person={person} isSoonest={place === 0} />
                    </li>
                  ))}
              </ul>
              {found.hasNextPage && (
                <div className="mt-6 grid justify-items-center">
                  <Button
                    variant="outline"
                    isBusy={found.isFetchingNextPage}
                    onClick={() => void found.fetchNextPage()}
                  >
                    Voir plus de personnes
                  </Button>
                </div>
              )}
            </>
          )
        }}
      </QueryState>
    </section>
  )
}

/** A separate query: the list does not wait for the count. */
function HowMany({ filters }: { filters: Filters }) {
  const { data: count } = useQuery({ ...openingCount(filters), placeholderData: keepPreviousData })
  return (
    // Invisible but laid out, so that the list does not shift.
    <output className={count === undefined ? 'invisible' : ''}>
      <strong className="font-semibold">{formatCount(count ?? 0, 'personne', 'personnes')}</strong>
      <span className="text-muted-foreground">, la plus vite disponible d’abord</span>
    </output>
  )
}

/** Fallback for an empty result: the soonest free practitioners, without filters. */
function SoonestFree() {
  const soonest = useInfiniteQuery(openings({}))
  return (
    <QueryState query={soonest} failure={FAILURE} skeleton={<CardSkeleton />}>
      {({ pages }) => {
        const people = pages[0]?.people ?? []
        if (people.length === 0) return null
        return (
          <div className="mt-8 grid gap-3">
            <h2 className="font-sans text-base text-muted-foreground">
              En attendant, les premières personnes libres&nbsp;:
            </h2>
            <ul className="grid gap-4 md:gap-5">
              {people.map((person) => (
                <li key={person.slug}>
                  <PractitionerCard person={person} isSoonest={false} />
                </li>
              ))}
            </ul>
          </div>
        )
      }}
    </QueryState>
  )
}

function ListSkeleton() {
  return (
    <span className="grid gap-4 pt-10 md:gap-5">
      <CardSkeleton />
      <CardSkeleton />
      <CardSkeleton />
    </span>
  )
}
