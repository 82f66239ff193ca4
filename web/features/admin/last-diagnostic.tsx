import { useQuery } from '@tanstack/react-query'
import { href } from 'react-router'
import type { DiagnosticStatus } from '#domain/admin/diagnostic.ts'
import { formatCount } from '#domain/format.ts'
import { formatRecent } from '#domain/format-time.ts'
import { QueryState } from '#web/components/query-state.tsx'
import { Badge } from '#web/components/ui/badge.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { TextLink } from '#web/components/ui/text-link.tsx'
import { type ComponentState, currentStatesQuery } from '#web/features/diagnostic/queries.ts'
import { useNow } from '#web/lib/hooks/use-now.ts'

/** Result of the last health check of every component, for the overview. */
export function LastDiagnostic() {
  const states = useQuery(currentStatesQuery)
  return (
    <Card title="Dernier diagnostic">
      <QueryState query={states} failure="Nous n’avons pas pu lire le dernier diagnostic.">
        {(rows) =>
          rows.length === 0 ? <p className="text-muted-foreground">Pas encore de mesure.</p> : <Summary rows={rows} />
        }
      </QueryState>
      <p className="mt-3">
        <TextLink to={href('/admin-diagnostic')}>Ouvrir le diagnostic</TextLink>
      </p>
    </Card>
  )
}

function Summary({ rows }: { rows: readonly ComponentState[] }) {
  const now = useNow(60)
  const count = (status: DiagnosticStatus) => rows.filter((row) => row.status === status).length
  const newest = rows
    .map(({ seen_at: seenAt }) => seenAt)
    .toSorted()
    .at(-1)
  return (
    <div className="flex flex-wrap items-center gap-2">
      {count('error') > 0 && (
        <Badge tone="error">{formatCount(count('error'), 'erreur critique', 'erreurs critiques')}</Badge>
      )}
      {count('warning') > 0 && (
        <Badge tone="warning">{formatCount(count('warning'), 'avertissement', 'avertissements')}</Badge>
      )}
      <Badge tone="success">{formatCount(count('success'), 'fonctionnel', 'fonctionnels')}</Badge>
      {count('pending') > 0 && <Badge>{count('pending')} à tester</Badge>}
      {newest && <span className="text-muted-foreground text-small">{formatRecent(new Date(newest), now)}</span>}
    </div>
  )
}
