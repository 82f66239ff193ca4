import { useQuery } from '@tanstack/react-query'
import { formatCount, formatPrice } from '#domain/format.ts'
import { dayOf } from '#domain/time.ts'
import { ButtonLink } from '#web/components/ui/button-link.tsx'
import { Card } from '#web/components/ui/card.tsx'
import type { Appointment } from '#web/features/booking/queries.ts'
import { useNow } from '#web/lib/use-now.ts'
import { payouts } from './queries.ts'
import { pendingCentsOf, revenueByMonth } from './revenue.ts'

export function RevenueCard({ consultations }: { consultations: readonly Appointment[] }) {
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
      <p className="mt-2 mb-4">{formatPrice(pendingCents)} en attente</p>
      <ButtonLink to="/therapist/dashboard?tab=revenue" variant="outline">
        Voir les détails
      </ButtonLink>
    </Card>
  )
}
