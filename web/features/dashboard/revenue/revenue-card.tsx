import { useQuery } from '@tanstack/react-query'
import { formatCount, formatPrice } from '#domain/format.ts'
import { type MonthOfRevenue, revenueByMonth } from '#domain/payment/revenue.ts'
import { dayOf } from '#domain/time.ts'
import { QueryState } from '#web/components/query-state.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { bothQueries } from '#web/lib/hooks/both-queries.ts'
import { useNow } from '#web/lib/hooks/use-now.ts'
import type { Readable } from '#web/lib/hooks/use-query-phase.ts'
import { payouts } from '../queries.ts'
import type { Practice } from '../use-practice.ts'

type RevenueCardProps = { consultations: Readable<Practice>; onDetails: () => void }

export function RevenueCard({ consultations, onDetails }: RevenueCardProps) {
  const paidOut = useQuery(payouts)
  return (
    <Card
      title="Revenus"
      foot={
        <Button variant="ghost" onClick={onDetails}>
          Voir les détails
        </Button>
      }
    >
      <QueryState query={bothQueries(consultations, paidOut)} failure="Nous n’avons pas pu lire vos revenus.">
        {([{ all }, transfers]) => <ThisMonth months={revenueByMonth(all, transfers)} />}
      </QueryState>
    </Card>
  )
}

function ThisMonth({ months }: { months: readonly MonthOfRevenue[] }) {
  const thisMonth = dayOf(useNow(300)).slice(0, 7)
  const current = months.find(({ month }) => month === thisMonth)
  const total = (centsOf: (month: MonthOfRevenue) => number) => months.reduce((sum, month) => sum + centsOf(month), 0)
  const reviewCents = total(({ cents }) => cents.in_review)
  const contestedCents = total(({ cents }) => cents.contested)
  return (
    <>
      <p className="font-display text-3xl">{formatPrice(current?.cents.earned ?? 0)}</p>
      <p className="text-muted-foreground">
        ce mois-ci, {formatCount(current?.consultations ?? 0, 'consultation', 'consultations')}
      </p>
      {current && current.testEarnedCents > 0 && (
        <p className="text-muted-foreground">
          dont {formatPrice(current.testEarnedCents)} de paiements de test, jamais versés
        </p>
      )}
      <p className="mt-2">{formatPrice(total(({ pendingCents }) => pendingCents))} en attente</p>
      {reviewCents > 0 && <p className="text-muted-foreground">{formatPrice(reviewCents)} en cours d’examen</p>}
      {contestedCents > 0 && (
        <p className="text-muted-foreground">{formatPrice(contestedCents)} contestés par la banque</p>
      )}
    </>
  )
}
