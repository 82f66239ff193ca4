import { useQueries } from '@tanstack/react-query'
import { activeWishes, alertFor, type WishName, wishLabel, withWish } from '#domain/directory/wishes.ts'
import { formatCount } from '#domain/format.ts'
import { DawnScene } from '#web/components/dawn-scene.tsx'
import { SlotAlertButton } from '#web/components/slot-alerts/slot-alert-button.tsx'
import { Button } from '#web/components/ui/button.tsx'
import type { FilterProps } from './filter-selects.tsx'
import { openingCount } from './queries.ts'

const numbers = ['', '', 'ces deux choix', 'ces trois choix', 'ces quatre choix']

/** Suggests the one filter whose removal yields the most results, and offers an alert. */
export function NobodyFound({ wishes, wishFor, today }: FilterProps) {
  const active = activeWishes(wishes)
  const counts = useQueries({
    queries: active.map(([name]) => openingCount(withWish(wishes, name, undefined))),
  })
  const [best] = active
    .map(([name, value], place) => ({ name, value, count: counts[place]?.data ?? 0 }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
  const label = best && wishLabel(best.name, best.value, today)
  const remove = (name: WishName) => wishFor(withWish(wishes, name, undefined))
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
        <Button variant="secondary" onClick={() => wishFor({})}>
          Tout effacer
        </Button>
      )}
      <SlotAlertButton wish={alertFor(wishes)} label="Me prévenir quand un horaire s’ouvre" />
    </div>
  )
}

function sentenceOf(wishes: number): string {
  if (wishes === 0)
    return 'Personne n’a d’horaire libre pour le moment. Revenez bientôt : de nouveaux horaires s’ouvrent chaque semaine.'
  if (wishes === 1) return 'Personne n’est libre avec ce choix pour le moment.'
  return `Personne ne réunit ${numbers[wishes]} pour le moment.`
}
