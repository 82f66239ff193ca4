import { useQuery } from '@tanstack/react-query'
import { formatPrice } from '#domain/format.ts'
import { revenueToReceive } from '#domain/payment/revenue.ts'
import { Alert } from '#web/components/ui/alert.tsx'
import { myAppointments } from '#web/features/booking/queries.ts'
import { payouts } from '#web/features/dashboard/queries.ts'
import { UndecidedRevenue } from '#web/features/dashboard/shared/undecided-revenue.tsx'
import { useAuthState } from '#web/lib/auth/auth-state.ts'

/** Earnings that were not transferred yet cannot be once the account, and its bank account, are erased. */
export function UnpaidEarnings() {
  const auth = useAuthState()
  // A former practitioner has a patient's account.
  const { data: appointments = [] } = useQuery({ ...myAppointments, enabled: auth.status === 'signed-in' })
  const earned = appointments.filter(({ mySide, isTestPayment }) => mySide === 'practitioner' && !isTestPayment)
  const { data: transfers } = useQuery({ ...payouts, enabled: earned.length > 0 })
  if (!transfers) return null
  const { pendingCents, undecidedCents } = revenueToReceive(earned, transfers)
  if (pendingCents + undecidedCents === 0) return null
  return (
    <Alert tone="warning" title={`Il vous reste ${formatPrice(pendingCents)} à recevoir.`}>
      <UndecidedRevenue cents={undecidedCents} />
      <p>Attendez le virement avant de supprimer votre compte : ensuite, nous ne saurons plus à qui le faire.</p>
    </Alert>
  )
}
