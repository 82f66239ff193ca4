import { useQuery } from '@tanstack/react-query'
import { href } from 'react-router'
import { formatCount } from '#domain/format.ts'
import { formatRecent } from '#domain/format-time.ts'
import { Icon } from '#web/components/icon.tsx'
import { QueryState } from '#web/components/query-state.tsx'
import { ButtonLink } from '#web/components/ui/button-link.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { type ComponentState, currentStatesQuery } from '#web/features/diagnostic/queries.ts'
import { statusLook, statusOrder } from '#web/features/diagnostic/shared/diagnostic-status-look.ts'
import { useNow } from '#web/lib/hooks/use-now.ts'

/** Result of the last health check of every component, for the overview. */
export function LastDiagnostic() {
  const states = useQuery(currentStatesQuery)
  return (
    <Card
      title="Dernier diagnostic"
      aside={
        <ButtonLink to={href('/admin-diagnostic')} variant="outline">
          Ouvrir le diagnostic
        </ButtonLink>
      }
    >
      <QueryState query={states} failure="Nous n’avons pas pu lire le dernier diagnostic.">
        {(rows) =>
          rows.length === 0 ? <p className="text-muted-foreground">Pas encore de mesure.</p> : <Summary rows={rows} />
        }
      </QueryState>
    </Card>
  )
}

function Summary({ rows }: { rows: readonly ComponentState[] }) {
  const now = useNow(60)
  const newest = rows
    .map(({ seen_at: seenAt }) => seenAt)
    .toSorted()
    .at(-1)
  return (
    <>
      {newest && (
        <p className="text-muted-foreground text-small">
          {formatRecent(new Date(newest), now)}, {formatCount(rows.length, 'composant', 'composants')}
        </p>
      )}
      <ul className="mt-4 grid grid-cols-2 gap-4 md:grid-cols-4">
        {statusOrder.map((status) => (
          <li key={status} className="flex items-start gap-3">
            <span className={statusLook[status].ink}>
              <Icon name={statusLook[status].icon} />
            </span>
            <p>
              <span className="block font-semibold text-heading-xs">
                {rows.filter((row) => row.status === status).length}
              </span>
              <span className="text-muted-foreground text-small">{statusLook[status].plural}</span>
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}
