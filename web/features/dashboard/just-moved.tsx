import { useLocation } from 'react-router'
import { formatDateTime } from '#domain/format-time.ts'
import { Alert } from '#web/components/ui/alert.tsx'
import type { Appointment } from '#web/features/booking/queries.ts'

/** Confirmation after an appointment was moved; it stays with the page's entry in the history. */
export function JustMoved({ appointments }: { appointments: readonly Appointment[] }) {
  const { state } = useLocation()
  const movedId: unknown = state?.movedAppointmentId
  const moved = appointments.find(({ id }) => id === movedId)
  if (!moved) return null
  return (
    <Alert tone="success">
      <p>Votre rendez-vous est déplacé. Rien d’autre n’est à payer.</p>
      <p className="font-semibold first-letter:uppercase">
        {formatDateTime(moved.startsAt)}
        {moved.practitionerName && `, avec ${moved.practitionerName}`}
      </p>
    </Alert>
  )
}
