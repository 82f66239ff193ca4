import { formatShortDateTime } from '#domain/format-time.ts'
import { errorMessage } from '#domain/messages.ts'
import { QueryState } from '#web/components/query-state.tsx'
import { Badge } from '#web/components/ui/badge.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { Skeleton } from '#web/components/ui/skeleton.tsx'
import type { MySlot } from '#web/features/availability/queries.ts'
import { useNow } from '#web/lib/hooks/use-now.ts'
import type { Readable } from '#web/lib/hooks/use-query-phase.ts'

export function SlotsCard({ slots }: { slots: Readable<MySlot[]> }) {
  return (
    <Card title="Disponibilités">
      <QueryState query={slots} failure={errorMessage('availability_load_failed')} skeleton={<Skeleton shape="list" />}>
        {(all) => <ComingSlots slots={all} />}
      </QueryState>
    </Card>
  )
}

function ComingSlots({ slots }: { slots: readonly MySlot[] }) {
  const now = useNow(60)
  const coming = slots.filter(({ endsAt }) => endsAt > now)
  if (coming.length === 0) return <p className="text-muted-foreground">Aucune disponibilité définie</p>
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section aria-label="Vos créneaux" tabIndex={0} className="max-h-36 overflow-y-auto">
      <ul className="grid gap-2">
        {coming.map(({ id, startsAt, isBooked }) => (
          <li key={id} className="flex items-center justify-between gap-3">
            {formatShortDateTime(startsAt)}
            <Badge tone={isBooked ? 'info' : 'neutral'}>{isBooked ? 'Réservé' : 'Libre'}</Badge>
          </li>
        ))}
      </ul>
    </section>
  )
}
