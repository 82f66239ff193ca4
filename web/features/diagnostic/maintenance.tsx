import { useQuery } from '@tanstack/react-query'
import { QueryState } from '#web/components/query-state.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { switchesQuery } from '#web/features/admin/queries.ts'
import { MaintenanceSwitch } from './shared/maintenance-switch.tsx'

export function Maintenance() {
  const switches = useQuery(switchesQuery)
  return (
    <Card>
      <QueryState query={switches} failure="Nous n’avons pas pu lire l’état du site.">
        {(rows) => {
          const until = rows.find(({ name }) => name === 'maintenance')?.until
          return <MaintenanceSwitch until={until ? new Date(until) : null} />
        }}
      </QueryState>
      <p className="mt-2 text-muted-foreground text-small">
        Les numéros d’aide, les réponses de crise, les salles et les remboursements ne ferment jamais.
      </p>
    </Card>
  )
}
