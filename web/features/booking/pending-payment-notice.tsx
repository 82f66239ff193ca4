import { useQuery } from '@tanstack/react-query'
import { href } from 'react-router'
import { formatDateTime } from '#domain/format-time.ts'
import { Alert } from '#web/components/ui/alert.tsx'
import { ButtonLink } from '#web/components/ui/button-link.tsx'
import { myAppointments } from './queries.ts'

/** A held slot can be paid, or is released by choosing another. */
export function PendingPaymentNotice() {
  const { data: appointments = [] } = useQuery(myAppointments)
  const held = appointments.find(({ status }) => status === 'held')
  if (!held) return null
  return (
    <Alert>
      <p>
        Vous avez un rendez-vous en attente de paiement : {formatDateTime(held.startsAt)}. En choisir un autre le
        remplacera.
      </p>
      <div className="mt-3">
        <ButtonLink to={href('/payment')} variant="outline">
          Reprendre le paiement
        </ButtonLink>
      </div>
    </Alert>
  )
}
