import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { consultationTypes } from '#domain/booking/words.ts'
import { formatDateTime } from '#domain/format-time.ts'
import type { InputOf } from '#domain/functions.ts'
import { errorMessage } from '#domain/messages.ts'
import { Alert } from '#web/components/ui/alert.tsx'
import { invoke } from '#web/lib/invoke.ts'
import { showNotice } from '#web/lib/toast.ts'
import { FreeAt, PRACTITIONERS_ID } from './practitioner-block.tsx'
import { type Appointment, freePractitioners } from './queries.ts'
import { Recap } from './recap.tsx'
import { useBookingChoices } from './use-booking-choices.ts'
import { useTakeSlot } from './use-take-slot.ts'

/** The same time with somebody else: free to the last, unlike another time. */
export function ChangePractitionerForm({ appointment, homePath }: { appointment: Appointment; homePath: string }) {
  const { choices, choose } = useBookingChoices()
  const navigate = useNavigate()
  const [isAsked, setAsked] = useState(false)
  const { startsAt, practitionerName } = appointment
  const { data: people } = useQuery(freePractitioners(startsAt.toISOString(), choices.gender))
  const change = useTakeSlot(
    (request: InputOf<'move-appointment'>, idempotencyKey) => invoke('move-appointment', request, { idempotencyKey }),
    async () => {
      showNotice('appointment_moved')
      await navigate(homePath)
    },
  )

  function submit(event: FormEvent) {
    event.preventDefault()
    setAsked(true)
    if (!choices.with) return document.getElementById(PRACTITIONERS_ID)?.focus()
    if (change.isBusy) return
    change.run({ appointmentId: appointment.id, startsAt: startsAt.toISOString(), practitionerId: choices.with })
  }

  return (
    <div className="grid grid-cols-1 items-start gap-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-8">
      <form id="booking-form" onSubmit={submit} className="grid grid-cols-1 gap-10">
        <Alert>
          Votre rendez-vous du {formatDateTime(startsAt)} avec {practitionerName ?? 'un compte supprimé'} est gardé tant
          que vous n’avez pas confirmé. Changer ne coûte rien, et vous n’avez pas à dire pourquoi.
        </Alert>
        {change.refusal && <Alert tone="error">{errorMessage(change.refusal.code, change.refusal.params)}</Alert>}
        {isAsked && !choices.with && <Alert tone="error">{errorMessage('booking_field_missing')}</Alert>}
        <FreeAt
          number={1}
          title="Votre praticien ou praticienne"
          slot={startsAt.toISOString()}
          choices={choices}
          choose={choose}
          mayBeAnybody={false}
        />
      </form>
      <Recap
        start={startsAt}
        practitionerName={choices.with ? 'La personne choisie ici' : 'À choisir'}
        typeName={consultationTypes[appointment.consultationType]}
        action={people?.length === 0 ? undefined : 'Changer de praticien'}
        isBusy={change.isBusy}
        foot="Les personnes concernées reçoivent le changement par e‑mail."
      />
    </div>
  )
}
