import { href } from 'react-router'
import { FREE_CANCELLATION_IN_GENERAL } from '#domain/booking/appointment/free-cancellation-words.ts'
import { CONSULTATION_MINUTES, CONSULTATION_PRICE_CENTS } from '#domain/constants.ts'
import { formatCount, formatPrice } from '#domain/format.ts'
import { pageMeta } from '#web/app/page-meta.ts'
import { PageTitle } from '#web/components/ui/page-title.tsx'
import { FilterChips } from './filter-chips.tsx'
import { FilterSelects } from './filter-selects.tsx'
import { PractitionerResults } from './practitioner-results.tsx'
import { useDirectoryFilters } from './use-directory-filters.ts'

export function meta() {
  return pageMeta({
    title: 'Les personnes qui vous reçoivent',
    description:
      'Des étudiantes et étudiants en psychologie, tous supervisés par un ou une psychologue : leurs sujets, leurs langues et leurs prochains horaires libres.',
    path: href('/praticiens'),
  })
}

/** Directory: practitioners by next free start, without an account. */
export default function DirectoryPage() {
  const { filters, setFilters, today, isHydrated } = useDirectoryFilters()
  const filterProps = { filters, setFilters, today }
  return (
    <div className="page py-8 md:py-10">
      <header className="grid gap-3 md:grid-cols-[minmax(0,1fr)_auto] md:items-end md:gap-10">
        <div className="grid gap-2">
          <PageTitle>Les personnes qui vous reçoivent</PageTitle>
          <p className="max-w-[41rem] text-muted-foreground">
            Des étudiantes et étudiants en psychologie, tous supervisés par un ou une psychologue.{' '}
            <span className="md:hidden">Ni diagnostic, ni ordonnance.</span>
            <span className="max-md:hidden">
              Ils ne posent pas de diagnostic et ne prescrivent pas&nbsp;: ils vous écoutent et font le point avec vous.
            </span>
          </p>
        </div>
        <p className="md:text-right md:text-muted-foreground md:text-small">
          <strong className="font-semibold md:block md:font-display md:font-normal md:text-foreground md:text-heading-lg">
            {formatPrice(CONSULTATION_PRICE_CENTS)}
          </strong>{' '}
          la séance de {formatCount(CONSULTATION_MINUTES, 'min')} en vidéo
          <span className="max-md:hidden md:block">{FREE_CANCELLATION_IN_GENERAL}</span>
        </p>
      </header>
      <FilterChips {...filterProps} />
      <FilterSelects {...filterProps} />
      <PractitionerResults {...filterProps} isHydrated={isHydrated} />
    </div>
  )
}
