import { useQuery } from '@tanstack/react-query'
import { appointmentStatuses } from '#domain/booking/words.ts'
import { formatPrice } from '#domain/format.ts'
import { formatShortDateTime } from '#domain/format-time.ts'
import { QueryState } from '#web/components/query-state.tsx'
import { EmptyState } from '#web/components/ui/empty-state.tsx'
import { Table } from '#web/components/ui/table.tsx'
import type { Appointment } from '#web/features/booking/queries.ts'
import { bothQueries } from '#web/lib/hooks/both-queries.ts'
import type { Readable } from '#web/lib/hooks/use-query-phase.ts'
import { otherParty } from '../appointment-party.ts'
import { type Payout, payouts } from '../queries.ts'
import type { Practice } from '../use-practice.ts'
import { keptOf, pendingCentsOf, revenueByMonth } from './revenue.ts'

/** Totals by month, then each consultation with revenue. */
export function RevenueTable({ consultations }: { consultations: Readable<Practice> }) {
  const paidOut = useQuery(payouts)
  return (
    <QueryState query={bothQueries(consultations, paidOut)} failure="Nous n’avons pas pu lire vos revenus.">
      {([{ all }, transfers]) => <Revenue consultations={all} paidOut={transfers} />}
    </QueryState>
  )
}

type RevenueProps = { consultations: readonly Appointment[]; paidOut: readonly Payout[] }

function Revenue({ consultations, paidOut }: RevenueProps) {
  const months = revenueByMonth(consultations, paidOut)
  const hasTests = months.some(({ testCents }) => testCents > 0)
  if (months.length === 0)
    return <EmptyState sentence="Vos revenus apparaîtront ici après votre première consultation." />
  return (
    <div className="grid gap-6">
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
      <p className="text-small text-muted-foreground">
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
