import { formatPrice } from '#domain/format.ts'
import { EmptyState } from '#web/components/ui/empty-state.tsx'
import { Table } from '#web/components/ui/table.tsx'
import type { Appointment } from '#web/features/booking/queries.ts'
import { revenueByMonth } from './revenue.ts'

export function RevenueTable({ consultations }: { consultations: readonly Appointment[] }) {
  const months = revenueByMonth(consultations)
  if (months.length === 0)
    return <EmptyState sentence="Vos revenus apparaîtront ici après votre première consultation." />
  return (
    <Table
      caption="Revenus par mois"
      columns={['Mois', 'Consultations tenues', 'En attente', 'Acquis']}
      rows={months.map(({ month, name, consultations: held, pendingCents, earnedCents }) => ({
        id: month,
        cells: [name, held, formatPrice(pendingCents), formatPrice(earnedCents)],
      }))}
    />
  )
}
