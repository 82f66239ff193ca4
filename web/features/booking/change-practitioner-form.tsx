import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { href, Link, useNavigate } from 'react-router'
import { canMove } from '#domain/booking/rights.ts'
import { consultationTypes } from '#domain/booking/words.ts'
import { formatDateTime } from '#domain/format-time.ts'
import type { InputOf } from '#domain/functions.ts'
import { errorMessage } from '#domain/messages.ts'
import { Alert } from '#web/components/ui/alert.tsx'
import { ButtonLink } from '#web/components/ui/button-link.tsx'
import { invoke } from '#web/lib/invoke.ts'
import { showNotice } from '#web/lib/toast.ts'
import { useNow } from '#web/lib/use-now.ts'
import { FreeAt, PRACTITIONERS_ID } from './practitioner-block.tsx'
import { type Appointment, freePractitioners } from './queries.ts'
import { Recap } from './recap.tsx'
import { SlotAlertButton } from './slot-alert-button.tsx'
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
    change.run({
      appointmentId: appointment.id,
      startsAt: startsAt.toISOString(),
      practitionerId: choices.with,
      isAnybodyFine: false,
    })
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
        {people?.length === 0 && <NobodyFree appointment={appointment} homePath={homePath} />}
      </form>
      <Recap
        start={startsAt}
        practitionerName={choices.with ? 'La personne choisie ici' : 'À choisir'}
        typeName={consultationTypes[appointment.consultationType]}
        action={people?.length === 0 ? undefined : 'Changer de praticien'}
        isBusy={change.isBusy}
        foot="Les personnes concernées reçoivent le changement par e-mail."
      />
    </div>
  )
}

/** Nobody else is free at that time: what the patient can do instead. */
function NobodyFree({ appointment, homePath }: { appointment: Appointment; homePath: string }) {
  const now = useNow(60)
  const { id, bookedAt, genderPreference } = appointment
  const canChangeTime = bookedAt !== null && canMove({ ...appointment, bookedAt }, now, 'patient')
  return (
    <section aria-labelledby="nobody-free" className="grid gap-4 rounded-2xl border bg-card p-5 text-card-foreground">
      <h2 id="nobody-free" className="text-heading-xs">
        Ce que vous pouvez faire
      </h2>
      <div className="flex flex-wrap items-center gap-3">
        {canChangeTime && (
          <ButtonLink to={`${href('/appointment')}?move=${id}&who=others`}>
            Voir d’autres heures, avec d’autres praticiens
          </ButtonLink>
        )}
        <SlotAlertButton preference={genderPreference} />
        <ButtonLink to={homePath} variant="outline">
          {canChangeTime ? 'Garder, ou annuler gratuitement' : 'Garder, ou annuler'}
        </ButtonLink>
      </div>
      <p className="text-small text-muted-foreground">
        Quelque chose s’est mal passé avec cette personne ?{' '}
        <Link to={href('/contact')} className="underline underline-offset-4">
          Écrivez-nous
        </Link>{' '}
        : nous trouverons une solution avec vous.
      </p>
    </section>
  )
}
