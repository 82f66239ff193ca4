import { useQuery } from '@tanstack/react-query'
import { appointmentStatuses } from '#domain/booking/words.ts'
import { formatPrice } from '#domain/format.ts'
import { formatShortDateTime } from '#domain/format-time.ts'
import { amountOf, type EarningState, earningStateLabels, revenueByMonth } from '#domain/payment/revenue.ts'
import { QueryState } from '#web/components/query-state.tsx'
import { Badge } from '#web/components/ui/badge.tsx'
import { EmptyState } from '#web/components/ui/empty-state.tsx'
import { Table } from '#web/components/ui/table.tsx'
import type { Appointment } from '#web/features/booking/queries.ts'
import { bothQueries } from '#web/lib/hooks/both-queries.ts'
import type { Readable } from '#web/lib/hooks/use-query-phase.ts'
import { otherParty } from '../appointment-party.ts'
import { type Payout, payouts } from '../queries.ts'
import type { Practice } from '../use-practice.ts'

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
  const hasTests = months.some((month) => month.hasTests)
  // Rare: a column only where there is something to say.
  const undecided = (['in_review', 'contested'] as const).filter((state) =>
    months.some(({ cents }) => cents[state] > 0),
  )
  if (months.length === 0)
    return <EmptyState sentence="Vos revenus apparaîtront ici après votre première consultation." />
  return (
    <div className="grid gap-6">
      <Table
        caption="Revenus par mois"
        columns={[
          'Mois',
          'Consultations tenues',
          'À venir',
          ...undecided.map((state) => earningStateLabels[state]),
          'En attente',
          'Versé',
        ]}
        rows={months.map((month) => ({
          id: month.month,
          cells: [
            month.name,
            month.consultations,
            formatPrice(month.cents.coming),
            ...undecided.map((state) => formatPrice(month.cents[state])),
            formatPrice(month.pendingCents),
            formatPrice(month.paidOutCents),
          ],
        }))}
      />
      <p className="text-small text-muted-foreground">
        {hasTests && 'Les montants marqués « test » ont été payés par une carte de test : ils ne seront pas versés. '}À
        venir : payé par les patients, séance pas encore tenue. {undecided.map((state) => `${meanings[state]} `)}En
        attente : gagné, virement à faire. Versé : viré sur votre compte. Payé : gagné, en attente ou versé.
      </p>
      <Table
        caption="Détail des consultations"
        columns={['Date', 'Patient', 'Séance', 'Revenu', 'Montant']}
        rows={consultations
          .filter((consultation) => consultation.earningState && amountOf(consultation) > 0)
          .toReversed()
          .map((consultation) => ({
            id: consultation.id,
            cells: [
              formatShortDateTime(consultation.startsAt),
              otherParty(consultation),
              appointmentStatuses[consultation.status],
              <State key="state" {...consultation} />,
              formatPrice(amountOf(consultation)) + (consultation.isTestPayment ? ' (test)' : ''),
            ],
          }))}
      />
    </div>
  )
}

const meanings = {
  in_review: 'En cours d’examen : notre équipe décide si la séance est remboursée.',
  contested: 'Contesté par la banque : la personne conteste son paiement, sa banque décide.',
}

const tones = { coming: 'info', in_review: 'warning', contested: 'warning', earned: 'success' } as const

function State({ earningState, isPaidDespiteRefund, refundedCents, waitingCents }: Appointment) {
  const state: EarningState = earningState ?? 'coming'
  const isRefunded = state === 'earned' && isPaidDespiteRefund && refundedCents + waitingCents > 0
  return (
    <>
      <Badge tone={tones[state]}>{earningStateLabels[state]}</Badge>
      {isRefunded && <span className="block text-muted-foreground">malgré le remboursement du patient</span>}
    </>
  )
}
