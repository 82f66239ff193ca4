import { useQuery } from '@tanstack/react-query'
import { formatCount, formatPrice } from '#domain/format.ts'
import { dayOf } from '#domain/time.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Card } from '#web/components/ui/card.tsx'
import type { Appointment } from '#web/features/booking/queries.ts'
import { useNow } from '#web/lib/use-now.ts'
import { payouts } from './queries.ts'
import { pendingCentsOf, revenueByMonth } from './revenue.ts'

type RevenueCardProps = { consultations: readonly Appointment[]; onDetails: () => void }

export function RevenueCard({ consultations, onDetails }: RevenueCardProps) {
  const thisMonth = dayOf(useNow(300)).slice(0, 7)
  const { data: paidOut = [] } = useQuery(payouts)
  const months = revenueByMonth(consultations, paidOut)
  const current = months.find(({ month }) => month === thisMonth)
  const pendingCents = months.reduce((total, month) => total + pendingCentsOf(month), 0)
  return (
    <Card title="Revenus">
      <p className="font-display text-3xl">{formatPrice(current?.earnedCents ?? 0)}</p>
      <p className="text-muted-foreground">
        ce mois-ci, {formatCount(current?.consultations ?? 0, 'consultation', 'consultations')}
      </p>
      {current && current.testEarnedCents > 0 && (
        <p className="text-muted-foreground">
          dont {formatPrice(current.testEarnedCents)} de paiements de test, jamais versés
        </p>
      )}
      <p className="mt-2 mb-4">{formatPrice(pendingCents)} en attente</p>
      <Button variant="outline" onClick={onDetails}>
        Voir les détails
      </Button>
    </Card>
  )
}
