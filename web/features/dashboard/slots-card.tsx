import { formatShortDateTime } from '#domain/format-time.ts'
import { errorMessage } from '#domain/messages.ts'
import { Badge } from '#web/components/ui/badge.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { ErrorState } from '#web/components/ui/error-state.tsx'
import { Skeleton } from '#web/components/ui/skeleton.tsx'
import type { MySlot } from '#web/features/availability/queries.ts'
import { useNow } from '#web/lib/use-now.ts'

type SlotsCardProps = { slots: readonly MySlot[] | undefined; hasFailed: boolean; onRetry: () => void }

export function SlotsCard({ slots, hasFailed, onRetry }: SlotsCardProps) {
  const now = useNow(60)
  const coming = slots?.filter(({ endsAt }) => endsAt > now)
  return (
    <Card title="Disponibilités">
      {hasFailed && !slots && <ErrorState sentence={errorMessage('availability_load_failed')} onRetry={onRetry} />}
      {!slots && !hasFailed && <Skeleton />}
      {coming?.length === 0 && <p className="text-muted-foreground">Aucune disponibilité définie</p>}
      {coming && coming.length > 0 && (
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
      )}
    </Card>
  )
}
