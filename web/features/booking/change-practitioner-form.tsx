import { useQuery } from '@tanstack/react-query'
import { useController } from 'react-hook-form'
import { href, Link, useNavigate } from 'react-router'
import { z } from 'zod'
import { appointmentNow } from '#domain/booking/appointment/appointment-now.ts'
import { consultationTypes } from '#domain/booking/words.ts'
import { formatDateTime } from '#domain/format-time.ts'
import type { InputOf } from '#domain/functions.ts'
import { errorMessage } from '#domain/messages.ts'
import { fieldIdOf } from '#web/components/form/field-id-of.ts'
import { Form } from '#web/components/form/form.tsx'
import { useZodForm } from '#web/components/form/use-zod-form.ts'
import { Alert } from '#web/components/ui/alert.tsx'
import { ButtonLink } from '#web/components/ui/button-link.tsx'
import { FieldError } from '#web/components/ui/field-error.tsx'
import { invoke } from '#web/lib/data/invoke.ts'
import { useNow } from '#web/lib/hooks/use-now.ts'
import { BookingLayout } from './booking-layout.tsx'
import { FormBlock } from './form-block.tsx'
import { PractitionersFreeAt } from './practitioners-free-at.tsx'
import { type Appointment, freePractitioners } from './queries.ts'
import { Recap } from './recap.tsx'
import { SlotAlertButton } from './shared/slot-alert-button.tsx'
import { useBookingChoices } from './use-booking-choices.ts'
import { useTakeSlot } from './use-take-slot.ts'

const schema = z.object({ practitionerId: z.string().min(1, errorMessage('booking_field_missing')) })

/** Same time with another practitioner: free of charge until the start, unlike another time. */
export function ChangePractitionerForm({ appointment, homePath }: { appointment: Appointment; homePath: string }) {
  const { choices } = useBookingChoices()
  const navigate = useNavigate()
  const { startsAt, practitionerName } = appointment
  const { data: people } = useQuery(freePractitioners(startsAt.toISOString(), choices.gender))
  const form = useZodForm({
    id: 'booking',
    schema,
    labels: { practitionerId: 'Votre praticien ou praticienne' },
    defaultValues: { practitionerId: '' },
  })
  const { field, fieldState } = useController({ control: form.control, name: 'practitionerId' })
  const change = useTakeSlot(
    (request: InputOf<'move-appointment'>, idempotencyKey) => invoke('move-appointment', request, { idempotencyKey }),
    async () => {
      await navigate(homePath, { state: { movedAppointmentId: appointment.id } })
    },
  )
  const changeTo = ({ practitionerId }: z.infer<typeof schema>) =>
    change.mutateAsync({
      appointmentId: appointment.id,
      startsAt: startsAt.toISOString(),
      practitionerId,
      isAnybodyFine: false,
      genderPreference: null,
    })

  return (
    <BookingLayout>
      <Form form={form} act={{ mutateAsync: changeTo, isPending: change.isPending }} layout="grid grid-cols-1 gap-8">
        <Alert>
          Votre rendez-vous du {formatDateTime(startsAt)} avec {practitionerName ?? 'un compte supprimé'} est gardé tant
          que vous n’avez pas confirmé. Changer ne coûte rien, et vous n’avez pas à dire pourquoi.
        </Alert>
        <FormBlock title="Votre praticien ou praticienne">
          {fieldState.error?.message && <FieldError id="booking-error">{fieldState.error.message}</FieldError>}
          <PractitionersFreeAt
            id={fieldIdOf(form, 'practitionerId')}
            slot={startsAt.toISOString()}
            gender={choices.gender}
            chosen={field.value || null}
            onChoose={(id) => field.onChange(id ?? '')}
          />
        </FormBlock>
        {people?.length === 0 && <NobodyFree appointment={appointment} homePath={homePath} />}
      </Form>
      <Recap
        formId={form.id}
        start={startsAt}
        practitionerName={people?.find(({ id }) => id === field.value)?.name ?? 'À choisir'}
        typeName={consultationTypes[appointment.consultationType]}
        action={people?.length === 0 ? undefined : 'Changer de praticien'}
        isBusy={change.isPending}
        foot="Les personnes concernées reçoivent le changement par e-mail."
      />
    </BookingLayout>
  )
}

/** No other practitioner is free at that time: alternatives for the patient. */
function NobodyFree({ appointment, homePath }: { appointment: Appointment; homePath: string }) {
  const now = useNow(60)
  const { id, genderPreference } = appointment
  const canChangeTime = appointmentNow(appointment, now).move.isPossible
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
        <SlotAlertButton criteria={{ gender: genderPreference, startsAt: appointment.startsAt.toISOString() }} />
        <ButtonLink to={homePath} variant="outline">
          Garder mon rendez-vous
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
