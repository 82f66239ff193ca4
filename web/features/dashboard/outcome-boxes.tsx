import { useState } from 'react'
import { href } from 'react-router'
import { appointmentNow } from '#domain/booking/appointment/appointment-now.ts'
import { formatShortDateTime } from '#domain/format-time.ts'
import { addMinutes } from '#domain/time.ts'
import { Alert } from '#web/components/ui/alert.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { ButtonLink } from '#web/components/ui/button-link.tsx'
import type { Appointment } from '#web/features/booking/queries.ts'
import { DRAFT_PREFIX } from '#web/lib/drafts.ts'
import { otherParty } from './appointment-party.ts'

const SHOWN_MINUTES = 3 * 24 * 60
/** Forgotten when the person signs out, as drafts are. */
const READ_KEY = `${DRAFT_PREFIX}-outcomes-read`

/** One box for each recent appointment that was canceled or not held: it stays until it is closed. */
export function OutcomeBoxes({ appointments, now }: { appointments: readonly Appointment[]; now: Date }) {
  const [read, setRead] = useState(() => (sessionStorage.getItem(READ_KEY) ?? '').split(' '))

  function close(id: string) {
    const next = [...read, id]
    sessionStorage.setItem(READ_KEY, next.join(' '))
    setRead(next)
  }

  return appointments.map((appointment) => {
    const { id, startsAt, endsAt, canceledAt, practitionerId } = appointment
    const { state, notice } = appointmentNow(appointment, now)
    const isOutcome = state === 'canceled' || state === 'missed'
    if (!isOutcome || !notice || now >= addMinutes(canceledAt ?? endsAt, SHOWN_MINUTES) || read.includes(id))
      return null
    return (
      <Alert key={id}>
        <p className="font-semibold">{notice}</p>
        <p>
          {formatShortDateTime(startsAt)} · {otherParty(appointment)}
        </p>
        <div className="mt-2 flex flex-wrap gap-2">
          {practitionerId && (
            <ButtonLink to={`${href('/appointment')}?with=${practitionerId}`} variant="outline">
              Choisir une autre heure
            </ButtonLink>
          )}
          <Button variant="ghost" onClick={() => close(id)}>
            Fermer
            <span className="sr-only">, {formatShortDateTime(startsAt)}</span>
          </Button>
        </div>
      </Alert>
    )
  })
}
