import { useQuery } from '@tanstack/react-query'
import { formatPrice } from '#domain/format.ts'
import { Alert } from '#web/components/ui/alert.tsx'
import { myAppointments } from '#web/features/booking/queries.ts'
import { payouts } from '#web/features/dashboard/queries.ts'
import { useAuthState } from '#web/lib/auth/auth-state.ts'

/** Earnings that were not transferred yet cannot be once the account, and its bank account, are erased. */
export function UnpaidEarnings() {
  const auth = useAuthState()
  // A former practitioner has a patient's account.
  const { data: appointments = [] } = useQuery({ ...myAppointments, enabled: auth.status === 'signed-in' })
  const earned = appointments.filter(({ mySide, isTestPayment }) => mySide === 'practitioner' && !isTestPayment)
  const { data: transfers } = useQuery({ ...payouts, enabled: earned.length > 0 })
  const cents =
    earned.reduce((total, { earnedCents }) => total + earnedCents, 0) -
    (transfers ?? []).reduce((total, { amountCents }) => total + amountCents, 0)
  if (!transfers || cents <= 0) return null
  return (
    <Alert tone="warning" title={`Il vous reste ${formatPrice(cents)} à recevoir.`}>
      Attendez le virement avant de supprimer votre compte : ensuite, nous ne saurons plus à qui le faire.
    </Alert>
  )
}
