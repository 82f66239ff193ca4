import { useQuery } from '@tanstack/react-query'
import { components } from '#domain/admin/components.ts'
import { diagnosticStatusLabels } from '#domain/admin/diagnostic.ts'
import { formatShortDateTime } from '#domain/format-time.ts'
import { QueryState } from '#web/components/query-state.tsx'
import { Badge } from '#web/components/ui/badge.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { type ComponentState, troublesQuery } from './queries.ts'
import { statusLook } from './shared/diagnostic-status-look.ts'

/** Failures found by the check every five minutes, newest first. */
export function Troubles() {
  const troubles = useQuery(troublesQuery)
  return (
    <Card title="Les 30 derniers jours">
      <QueryState query={troubles} failure="Nous n’avons pas pu lire l’historique.">
        {(rows) =>
          rows.length === 0 ? (
            <p className="text-muted-foreground">Aucun incident relevé.</p>
          ) : (
            <ol className="divide-y">
              {rows.map((row) => (
                <Trouble key={`${row.component} ${row.began_at}`} {...row} />
              ))}
            </ol>
          )
        }
      </QueryState>
    </Card>
  )
}

function Trouble({ component, status, details, began_at, seen_at, is_current }: ComponentState) {
  const name = Object.entries(components).find(([id]) => id === component)?.[1].name ?? component
  const from = formatShortDateTime(new Date(began_at))
  const until = formatShortDateTime(new Date(seen_at))
  return (
    <li className="grid gap-1 py-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="font-semibold">{name}</p>
        <Badge tone={statusLook[status].tone}>{diagnosticStatusLabels[status]}</Badge>
      </div>
      <p className="text-muted-foreground text-small">
        {is_current ? `Depuis le ${from}` : from === until ? `Le ${from}` : `Du ${from} au ${until}`}
      </p>
      <p className="text-small">{details}</p>
    </li>
  )
}
