import { href } from 'react-router'
import { ButtonLink } from '#web/components/ui/button-link.tsx'
import type { Appointment } from '#web/features/booking/queries.ts'

/** Link to the free starts of the practitioner of the last session that was held. */
export function SamePerson({ appointments }: { appointments: readonly Appointment[] }) {
  const last = appointments.findLast(({ status }) => status === 'completed')
  if (!last?.practitionerId || !last.practitionerName) return null
  return (
    <div className="-mt-4">
      <ButtonLink to={`${href('/appointment')}?with=${last.practitionerId}`} variant="ghost">
        Reprendre rendez-vous avec {last.practitionerName}
      </ButtonLink>
    </div>
  )
}
