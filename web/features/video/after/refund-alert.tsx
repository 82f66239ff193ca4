import { JOINT_TIME_MIN_MINUTES } from '#domain/constants.ts'
import { formatPrice } from '#domain/format.ts'
import { Alert } from '#web/components/ui/alert.tsx'
import type { Appointment } from '#web/features/booking/queries.ts'

/** Automatic refund, and its reason. */
export function RefundAlert({ appointment }: { appointment: Appointment }) {
  const { verdict, jointSeconds, refundedCents, practitionerName, needsReview } = appointment
  if (needsReview && refundedCents === 0)
    return <Alert>Notre équipe regarde ce qui s’est passé, et vous écrit pour le remboursement.</Alert>
  if (!verdict || refundedCents === 0) return null
  const sum = formatPrice(refundedCents)
  if (verdict === 'too_short')
    return (
      <Alert tone="success">
        Vous avez eu {Math.floor((jointSeconds ?? 0) / 60)} minutes ensemble, moins de {JOINT_TIME_MIN_MINUTES} : vos{' '}
        {sum} vous sont rendus.
      </Alert>
    )
  if (verdict === 'practitioner_absent')
    return (
      <Alert tone="success">
        {practitionerName} n’est pas venu·e. Vos {sum} vous sont remboursés, sans démarche.
      </Alert>
    )
  return <Alert tone="success">Vos {sum} vous sont rendus.</Alert>
}
