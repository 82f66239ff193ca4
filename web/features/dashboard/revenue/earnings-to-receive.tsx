import { useQuery } from '@tanstack/react-query'
import { formatPrice } from '#domain/format.ts'
import { revenueToReceive } from '#domain/payment/revenue.ts'
import { Alert } from '#web/components/ui/alert.tsx'
import type { Appointment } from '#web/features/booking/queries.ts'
import { payouts } from '../queries.ts'
import { UndecidedRevenue } from '../shared/undecided-revenue.tsx'
import { PayoutCard } from './payout-card.tsx'

/** For a former practitioner, whose account is now a patient's: earnings that are not transferred yet. */
export function EarningsToReceive({ appointments }: { appointments: readonly Appointment[] }) {
  const consultations = appointments.filter(({ mySide }) => mySide === 'practitioner')
  const { data: transfers } = useQuery({ ...payouts, enabled: consultations.length > 0 })
  if (!transfers) return null
  const { pendingCents, undecidedCents } = revenueToReceive(consultations, transfers)
  if (pendingCents + undecidedCents === 0) return null
  return (
    <section className="grid gap-3">
      <Alert title={`Il vous reste ${formatPrice(pendingCents)} à recevoir.`}>
        <p>Ce sont vos revenus de consultations passées. Nous les verserons sur le compte indiqué ici.</p>
        <UndecidedRevenue cents={undecidedCents} />
      </Alert>
      <PayoutCard />
    </section>
  )
}
