import { appointmentNow } from '#domain/booking/appointment/appointment-now.ts'
import { Alert } from '#web/components/ui/alert.tsx'
import type { Appointment } from '#web/features/booking/queries.ts'

/** Outcome of the session, and of its money. */
export function OutcomeAlert({ appointment, now }: { appointment: Appointment; now: Date }) {
  const { state, notice } = appointmentNow(appointment, now)
  if (!notice || (state !== 'held' && state !== 'missed')) return null
  return <Alert>{notice}</Alert>
}
