import { useQuery } from '@tanstack/react-query'
import { appointmentStatuses } from '#domain/booking/words.ts'
import { formatPrice } from '#domain/format.ts'
import { formatShortDateTime } from '#domain/format-time.ts'
import { Alert } from '#web/components/ui/alert.tsx'
import { EmptyState } from '#web/components/ui/empty-state.tsx'
import { Table } from '#web/components/ui/table.tsx'
import type { Appointment } from '#web/features/booking/queries.ts'
import { otherParty } from './appointment-list.tsx'
import { payouts } from './queries.ts'
import { keptOf, pendingCentsOf, revenueByMonth } from './revenue.ts'

/** Months first, then each consultation that brought something in. */
export function RevenueTable({ consultations }: { consultations: readonly Appointment[] }) {
  const { data: paidOut = [], isError } = useQuery(payouts)
  const months = revenueByMonth(consultations, paidOut)
  const hasTests = months.some(({ testCents }) => testCents > 0)
  if (months.length === 0)
    return <EmptyState sentence="Vos revenus apparaîtront ici après votre première consultation." />
  return (
    <div className="grid gap-6">
      {isError && (
        <Alert tone="warning">Les versements n’ont pas pu être lus : la colonne « Versé » est incomplète.</Alert>
      )}
      <Table
        caption="Revenus par mois"
        columns={['Mois', 'Consultations tenues', 'À venir', 'En attente', 'Versé']}
        rows={months.map((month) => ({
          id: month.month,
          cells: [
            month.name,
            month.consultations,
            formatPrice(month.comingCents),
            formatPrice(pendingCentsOf(month)),
            formatPrice(month.paidOutCents),
          ],
        }))}
      />
      <p className="text-[15px] text-muted-foreground">
        {hasTests && 'Les montants marqués « test » ont été payés par une carte de test : ils ne seront pas versés. '}À
        venir : payé par les patients, séance pas encore tenue. En attente : séance tenue, virement à faire. Versé :
        viré sur votre compte.
      </p>
      <Table
        caption="Détail des consultations"
        columns={['Date', 'Patient', 'État', 'Montant']}
        rows={consultations
          .filter((consultation) => keptOf(consultation) > 0)
          .toReversed()
          .map((consultation) => ({
            id: consultation.id,
            cells: [
              formatShortDateTime(consultation.startsAt),
              otherParty(consultation),
              appointmentStatuses[consultation.status],
              formatPrice(keptOf(consultation)) + (consultation.isTestPayment ? ' (test)' : ''),
            ],
          }))}
      />
    </div>
  )
}
