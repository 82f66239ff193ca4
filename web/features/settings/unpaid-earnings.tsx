import { useQuery } from '@tanstack/react-query'
import { formatPrice } from '#domain/format.ts'
import { Alert } from '#web/components/ui/alert.tsx'
import { myAppointments } from '#web/features/booking/queries.ts'
import { payouts } from '#web/features/dashboard/queries.ts'
import { useAuthState } from '#web/lib/auth/auth-state.ts'

/** Earnings that were not transferred yet cannot be once the account, and its bank account, are erased. */
export function UnpaidEarnings() {
  const auth = useAuthState()
  const enabled = auth.status === 'signed-in' && (auth.user.type === 'student' || auth.user.type === 'therapist')
  const { data: appointments = [] } = useQuery({ ...myAppointments, enabled })
  const { data: transfers = [] } = useQuery({ ...payouts, enabled })
  const earned = appointments.filter(({ mySide, isTestPayment }) => mySide === 'practitioner' && !isTestPayment)
  const cents =
    earned.reduce((total, { earnedCents }) => total + earnedCents, 0) -
    transfers.reduce((total, { amountCents }) => total + amountCents, 0)
  if (!enabled || cents <= 0) return null
  return (
    <Alert tone="warning" title={`Il vous reste ${formatPrice(cents)} à recevoir.`}>
      Attendez le virement avant de supprimer votre compte : ensuite, nous ne saurons plus à qui le faire.
    </Alert>
  )
}
