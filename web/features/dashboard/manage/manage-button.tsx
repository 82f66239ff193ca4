import { useState } from 'react'
import { appointmentNow } from '#domain/booking/appointment/appointment-now.ts'
import { formatShortDateTime } from '#domain/format-time.ts'
import { Button } from '#web/components/ui/button.tsx'
import type { Appointment } from '#web/features/booking/queries.ts'
import { useNow } from '#web/lib/hooks/use-now.ts'
import { AppointmentDetails } from './appointment-details.tsx'
import { ManageSheet } from './manage-sheet.tsx'

type ManageButtonProps = { appointment: Appointment; look: 'outline' | 'ghost' }

/** Opens the actions of an upcoming appointment, or the details of a past one. */
export function ManageButton({ appointment, look }: ManageButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const { state } = appointmentNow(appointment, useNow(30))
  const isManaged = appointment.status === 'upcoming' && state !== 'unsettled'
  const Opened = isManaged ? ManageSheet : AppointmentDetails
  return (
    <>
      <Button variant={look} onClick={() => setOpen(true)}>
        {isManaged ? 'Gérer' : 'Voir les détails'}
        <span className="sr-only">, {formatShortDateTime(appointment.startsAt)}</span>
      </Button>
      {isOpen && <Opened appointment={appointment} onClose={() => setOpen(false)} />}
    </>
  )
}
