import { useQuery } from '@tanstack/react-query'
import { useFormState } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { appointmentNow } from '#domain/booking/appointment/appointment-now.ts'
import { chosenTimeSchema } from '#domain/booking/schema.ts'
import { consultationTypes } from '#domain/booking/words.ts'
import type { AppError } from '#domain/errors.ts'
import { formatDateTime } from '#domain/format-time.ts'
import type { InputOf } from '#domain/functions.ts'
import { errorMessage } from '#domain/messages.ts'
import { fieldIdOf } from '#web/components/form/field-id-of.ts'
import { Form } from '#web/components/form/form.tsx'
import { useZodForm } from '#web/components/form/use-zod-form.ts'
import { Alert } from '#web/components/ui/alert.tsx'
import { ButtonLink } from '#web/components/ui/button-link.tsx'
import { RadioGroup } from '#web/components/ui/radio-group.tsx'
import { invoke } from '#web/lib/data/invoke.ts'
import { useNow } from '#web/lib/hooks/use-now.ts'
import { showNotice } from '#web/lib/toast.ts'
import { BookingLayout } from './booking-layout.tsx'
import { alternativesIn } from './hours/alternatives-in.ts'
import { isStartLost } from './hours/is-start-lost.ts'
import { SlotTakenNotice } from './hours/slot-taken-notice.tsx'
import { TimeBlock } from './hours/time-block.tsx'
import { useSyncStartWithUrl } from './hours/use-sync-start-with-url.ts'
import { PractitionerBlock } from './practitioner-block.tsx'
import { type Appointment, freeTimes, freeTimesOf, myFreeTimes } from './queries.ts'
import { Recap } from './recap.tsx'
import { useBookingChoices } from './use-booking-choices.ts'
import { useTakeSlot } from './use-take-slot.ts'

/** Reschedules, with the same practitioner unless another is chosen. A practitioner moves within their own slots. */
export function MoveForm({ appointment, homePath }: { appointment: Appointment; homePath: string }) {
  const { mySide, practitionerId } = appointment
  const now = useNow(60)
  const navigate = useNavigate()
  const { choices, choose, wantsOthers } = useBookingChoices(appointment.genderPreference)
  const isMine = mySide === 'practitioner'
  const keepsPerson = practitionerId !== null && (isMine || !wantsOthers)
  const ofAnybody = useQuery({ ...freeTimes(choices.gender), enabled: !keepsPerson })
  const ofSame = useQuery({ ...freeTimesOf(practitionerId ?? ''), enabled: keepsPerson && !isMine })
  const own = useQuery({ ...myFreeTimes, enabled: isMine })
  const ofPerson = isMine ? own : ofSame
  const times = keepsPerson ? ofPerson : ofAnybody
  const samePerson = appointment.practitionerName ?? 'la même personne'
  const isSameGender = choices.gender === 'any' || choices.gender === appointment.practitionerGender
  // The two lists of starts differ: a start chosen in one may not exist in the other.
  const show = (who: 'others' | null) => choose({ who, slot: null, pick: null, day: null })
  const form = useZodForm({
    id: 'booking',
    schema: chosenTimeSchema,
    labels: { startsAt: 'Heure' },
    defaultValues: { startsAt: '' },
  })
  const { errors } = useFormState({ control: form.control })
  useSyncStartWithUrl(form, choices.slot)
  const move = useTakeSlot(
    (request: InputOf<'move-appointment'>, idempotencyKey) => invoke('move-appointment', request, { idempotencyKey }),
    async () => {
      if (isMine) showNotice('appointment_moved')
      await navigate(homePath, { state: { movedAppointmentId: appointment.id } })
    },
  )

  const may = appointmentNow(appointment, now)
  if (!may.move.isPossible)
    return (
      <div className="grid gap-4">
        <Alert tone="warning">{may.isAhead ? errorMessage('appointment_move_too_late') : may.move.sentence}</Alert>
        <p>
          <ButtonLink to={homePath}>Retour à mon espace</ButtonLink>
        </p>
      </div>
    )

  const start = choices.slot ? new Date(choices.slot) : undefined
  const moveThere = ({ startsAt }: { startsAt: string }) =>
    move
      .mutateAsync({
        appointmentId: appointment.id,
        startsAt,
        practitionerId: keepsPerson ? practitionerId : choices.pick,
        isAnybodyFine: !keepsPerson && choices.pick === null,
        genderPreference: keepsPerson ? null : choices.gender,
      })
      .catch((refusal: AppError) => {
        if (isStartLost(refusal.code)) choose({ slot: null, pick: null })
        throw refusal
      })

  function explain(refusal: AppError) {
    if (!isStartLost(refusal.code)) return <Alert tone="error">{errorMessage(refusal.code, refusal.params)}</Alert>
    if (start) return null
    return (
      <SlotTakenNotice
        alternatives={alternativesIn(refusal)}
        refusal={refusal}
        onChoose={({ startsAt, practitionerId: offered }) => {
          const isAnother = !isMine && offered !== practitionerId
          choose({ slot: startsAt, pick: offered, day: null, ...(isAnother && { who: 'others' }) })
        }}
      />
    )
  }

  return (
    <BookingLayout>
      <Form
        form={form}
        act={{ mutateAsync: moveThere, isPending: move.isPending }}
        explain={explain}
        layout="grid grid-cols-1 gap-8"
      >
        <Alert>
          Votre rendez-vous du {formatDateTime(appointment.startsAt)} est gardé tant que vous n’avez pas confirmé. Le
          déplacer ne coûte rien.
        </Alert>
        {!isMine && practitionerId !== null && (
          <RadioGroup
            legend="Avec qui ?"
            name="with-whom"
            value={wantsOthers ? 'others' : 'same'}
            onValueChange={(whom) => show(whom === 'others' ? 'others' : null)}
            options={[
              { value: 'same', label: `Toujours avec ${samePerson}` },
              { value: 'others', label: 'Voir aussi les autres praticiens' },
            ]}
          />
        )}
        <TimeBlock
          fieldId={fieldIdOf(form, 'startsAt')}
          choices={choices}
          choose={choose}
          times={times}
          error={errors.startsAt?.message}
          person={keepsPerson ? { id: practitionerId, name: samePerson } : undefined}
          isOwn={isMine}
          onEverybody={() => show('others')}
        />
        {!keepsPerson && times.data && (
          <PractitionerBlock
            choices={choices}
            choose={choose}
            anybodyMeans={
              isSameGender
                ? `${samePerson} si possible, sinon une des personnes libres.`
                : 'Une des personnes libres vous est attribuée.'
            }
          />
        )}
      </Form>
      {times.data && (
        <Recap
          formId={form.id}
          start={start}
          isTimeMissing={errors.startsAt !== undefined || isStartLost(move.refusalCode)}
          practitionerName={withWhom(appointment, keepsPerson)}
          typeName={consultationTypes[appointment.consultationType]}
          action="Déplacer le rendez-vous"
          isBusy={move.isPending}
          foot="Les deux personnes reçoivent le changement par e-mail."
        />
      )}
    </BookingLayout>
  )
}

function withWhom({ mySide, patientName, practitionerName }: Appointment, keepsPerson: boolean): string {
  if (mySide === 'practitioner') return patientName ?? 'Patient'
  return (keepsPerson && practitionerName) || 'La personne choisie ici'
}
