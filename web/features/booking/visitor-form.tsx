import { useMutation } from '@tanstack/react-query'
import { useFormState } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { chosenTimeSchema } from '#domain/booking/schema.ts'
import { CONSULTATION_PRICE_CENTS } from '#domain/constants.ts'
import { fieldIdOf } from '#web/components/form/field-id-of.ts'
import { Form } from '#web/components/form/form.tsx'
import { useZodForm } from '#web/components/form/use-zod-form.ts'
import { BookingLayout } from './booking-layout.tsx'
import { isGone } from './hours/is-gone.ts'
import { StartGoneNotice } from './hours/start-gone-notice.tsx'
import { TimeBlock } from './hours/time-block.tsx'
import { useMatchingTimes } from './hours/use-matching-times.ts'
import { useSyncStartWithUrl } from './hours/use-sync-start-with-url.ts'
import { PractitionerBlock } from './practitioner-block.tsx'
import { Recap } from './recap.tsx'
import { signInFirst } from './shared/sign-in-first.ts'
import { UnknownPersonNotice } from './unknown-person-notice.tsx'
import { useBookingChoices } from './use-booking-choices.ts'
import { useChosenName } from './use-chosen-name.ts'

/** Booking without account: start and practitioner only. Confidential fields come after sign-in. */
export function VisitorForm() {
  const navigate = useNavigate()
  const { choices, choose } = useBookingChoices()
  const { person, isUnknown, times } = useMatchingTimes(choices)
  const form = useZodForm({
    id: 'booking',
    schema: chosenTimeSchema,
    labels: { startsAt: 'Heure' },
    defaultValues: { startsAt: '' },
  })
  const gone = isGone(choices.slot, times.data) ? choices.slot : null
  const slot = gone ? null : choices.slot
  useSyncStartWithUrl(form, slot)
  const { errors } = useFormState({ control: form.control })
  const goOn = useMutation({ mutationFn: (_chosen: { startsAt: string }) => signInFirst(navigate) })
  const practitionerName = useChosenName(choices, person)

  return (
    <BookingLayout>
      <Form form={form} act={goOn} layout="grid grid-cols-1 gap-8">
        {isUnknown && <UnknownPersonNotice />}
        {gone && times.data && !isUnknown && (
          <StartGoneNotice
            slot={gone}
            times={times.data}
            onChoose={({ startsAt }) => choose({ slot: startsAt, day: null, pick: null })}
            criteria={{ gender: choices.gender, practitionerId: person?.id ?? null }}
          />
        )}
        <TimeBlock
          fieldId={fieldIdOf(form, 'startsAt')}
          choices={choices}
          choose={choose}
          times={times}
          error={errors.startsAt?.message}
          person={person}
        />
        {times.data && <PractitionerBlock choices={choices} choose={choose} person={person} />}
      </Form>
      {times.data && (
        <Recap
          formId={form.id}
          start={slot ? new Date(slot) : undefined}
          isTimeMissing={errors.startsAt !== undefined || gone !== null}
          practitionerName={practitionerName}
          priceCents={CONSULTATION_PRICE_CENTS}
          action="Continuer"
          isBusy={goOn.isPending}
          foot="Ensuite, votre compte : il est gratuit. L’heure n’est retenue qu’au moment de réserver."
        />
      )}
    </BookingLayout>
  )
}
