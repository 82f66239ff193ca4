import { useQueries } from '@tanstack/react-query'
import { activeFilters, alertFor, type FilterName, filterLabel, withFilter } from '#domain/directory/filters.ts'
import { formatCount } from '#domain/format.ts'
import { DawnScene } from '#web/components/dawn-scene.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { SlotAlertButton } from '#web/features/booking/shared/slot-alert-button.tsx'
import type { FilterProps } from './filter-selects.tsx'
import { openingCount } from './queries.ts'

const numbers = ['', '', 'ces deux choix', 'ces trois choix', 'ces quatre choix']

/** Suggests the one filter whose removal yields the most results, and offers an alert. */
export function NoResults({ filters, setFilters, today }: FilterProps) {
  const active = activeFilters(filters)
  const counts = useQueries({
    queries: active.map(([name]) => openingCount(withFilter(filters, name, undefined))),
  })
  const [best] = active
    .map(([name, value], place) => ({ name, value, count: counts[place]?.data ?? 0 }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
  const label = best && filterLabel(best.name, best.value, today)
  const remove = (name: FilterName) => setFilters(withFilter(filters, name, undefined))
  return (
    <div className="grid justify-items-center gap-4 rounded-2xl border bg-card px-5 py-8 text-center text-card-foreground">
      <DawnScene height="hidden" />
      <output className="max-w-sm">
        {sentenceOf(active.length)}
        {best && (
          <>
            {' '}
            En retirant «&nbsp;{label}&nbsp;», <strong>{formatCount(best.count, 'personne', 'personnes')}</strong>{' '}
            {best.count > 1 ? 'sont libres' : 'est libre'}.
          </>
        )}
      </output>
      {best && (
        <Button variant="secondary" onClick={() => remove(best.name)}>
          Retirer «&nbsp;{label}&nbsp;»
        </Button>
      )}
      {!best && active.length > 1 && (
        <Button variant="secondary" onClick={() => setFilters({})}>
          Tout effacer
        </Button>
      )}
      <SlotAlertButton criteria={alertFor(filters)} label="Me prévenir quand un horaire s’ouvre" />
    </div>
  )
}

function sentenceOf(filters: number): string {
  if (filters === 0)
    return 'Personne n’a d’horaire libre pour le moment. Revenez bientôt : de nouveaux horaires s’ouvrent chaque semaine.'
  if (filters === 1) return 'Personne n’est libre avec ce choix pour le moment.'
  return `Personne ne réunit ${numbers[filters]} pour le moment.`
}
