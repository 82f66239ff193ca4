import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { canMove } from '#domain/booking/rights.ts'
import { consultationTypes } from '#domain/booking/words.ts'
import { formatDateTime } from '#domain/format-time.ts'
import type { InputOf } from '#domain/functions.ts'
import { errorMessage } from '#domain/messages.ts'
import { Alert } from '#web/components/ui/alert.tsx'
import { ButtonLink } from '#web/components/ui/button-link.tsx'
import { RadioGroup } from '#web/components/ui/radio-group.tsx'
import { invoke } from '#web/lib/invoke.ts'
import { showNotice } from '#web/lib/toast.ts'
import { useNow } from '#web/lib/use-now.ts'
import { PractitionerBlock } from './practitioner-block.tsx'
import { type Appointment, freeTimes, freeTimesOf } from './queries.ts'
import { Recap } from './recap.tsx'
import { SlotTakenNotice } from './slot-taken-notice.tsx'
import { TimeBlock } from './time-block.tsx'
import { useBookingChoices } from './use-booking-choices.ts'
import { alternativesIn, useTakeSlot } from './use-take-slot.ts'

/** Another time, with the same person unless another is asked for. A practitioner moves within their own free time. */
export function MoveForm({ appointment, homePath }: { appointment: Appointment; homePath: string }) {
  const { mySide, practitionerId, bookedAt } = appointment
  const now = useNow(60)
  const navigate = useNavigate()
  const [isAsked, setAsked] = useState(false)
  const { choices, choose, wantsOthers } = useBookingChoices()
  const isMine = mySide === 'practitioner'
  const keepsPerson = practitionerId !== null && (isMine || !wantsOthers)
  const ofAnybody = useQuery({ ...freeTimes(choices.gender), enabled: !keepsPerson })
  const ofSame = useQuery({ ...freeTimesOf(practitionerId ?? ''), enabled: keepsPerson })
  const times = keepsPerson ? ofSame : ofAnybody
  const samePerson = appointment.practitionerName ?? 'la même personne'
  const move = useTakeSlot(
    (request: InputOf<'move-appointment'>, idempotencyKey) => invoke('move-appointment', request, { idempotencyKey }),
    async () => {
      showNotice('appointment_moved')
      await navigate(homePath)
    },
  )
  const { refusal } = move

  if (!bookedAt || !canMove({ ...appointment, bookedAt }, now, mySide))
    return (
      <div className="grid gap-4">
        <Alert tone="warning">{errorMessage('appointment_move_too_late')}</Alert>
        <p>
          <ButtonLink to={homePath}>Retour à mon espace</ButtonLink>
        </p>
      </div>
    )

  function submit(event: FormEvent) {
    event.preventDefault()
    setAsked(true)
    if (!choices.slot || move.isBusy) return
    move.run({
      appointmentId: appointment.id,
      startsAt: choices.slot,
      practitionerId: keepsPerson ? practitionerId : choices.with,
      isAnybodyFine: !keepsPerson && choices.with === null,
    })
  }

  return (
    <div className="grid grid-cols-1 items-start gap-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-8">
      <form id="booking-form" onSubmit={submit} className="grid grid-cols-1 gap-10">
        <Alert>
          Votre rendez-vous du {formatDateTime(appointment.startsAt)} est gardé tant que vous n’avez pas confirmé. Le
          déplacer ne coûte rien.
        </Alert>
        {refusal?.code === 'slot_taken' && (
          <SlotTakenNotice
            alternatives={alternativesIn(refusal)}
            onChoose={({ startsAt, practitionerId: offered }) => {
              const isAnother = !isMine && offered !== practitionerId
              choose({ slot: startsAt, with: offered, date: null, ...(isAnother && { who: 'others' }) })
              move.forgetRefusal()
            }}
          />
        )}
        {refusal && refusal.code !== 'slot_taken' && (
          <Alert tone="error">{errorMessage(refusal.code, refusal.params)}</Alert>
        )}
        {!isMine && practitionerId !== null && (
          <RadioGroup
            legend="Avec qui ?"
            name="with-whom"
            value={wantsOthers ? 'others' : 'same'}
            // Two lists of times: what was chosen in one may not stand in the other.
            onValueChange={(whom) =>
              choose({ who: whom === 'others' ? 'others' : null, slot: null, with: null, date: null })
            }
            options={[
              { value: 'same', label: `Toujours avec ${samePerson}` },
              { value: 'others', label: 'Voir aussi les autres praticiens' },
            ]}
          />
        )}
        <TimeBlock
          number={1}
          choices={choices}
          choose={choose}
          times={times.data}
          hasFailed={times.isError}
          onRetry={() => void times.refetch()}
          error={isAsked && !choices.slot ? errorMessage('booking_field_missing') : undefined}
        />
        {!keepsPerson && (
          <PractitionerBlock
            number={2}
            choices={choices}
            choose={choose}
            anybodyMeans={`${samePerson} si possible, sinon une des personnes libres.`}
          />
        )}
      </form>
      <Recap
        start={choices.slot ? new Date(choices.slot) : undefined}
        practitionerName={withWhom(appointment, keepsPerson)}
        typeName={consultationTypes[appointment.consultationType]}
        action="Déplacer le rendez-vous"
        isBusy={move.isBusy}
        foot="Les deux personnes reçoivent le changement par e-mail."
      />
    </div>
  )
}

function withWhom({ mySide, patientName, practitionerName }: Appointment, keepsPerson: boolean): string {
  if (mySide === 'practitioner') return patientName ?? 'Patient'
  return (keepsPerson && practitionerName) || 'La personne choisie ici'
}
