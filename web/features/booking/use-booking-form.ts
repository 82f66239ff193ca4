import { useEffect, useState } from 'react'
import { type BookingFormValues, bookingFormSchema } from '#domain/booking/schema.ts'
import { useZodForm } from '#web/components/form/use-zod-form.ts'
import { useSyncStartWithUrl } from './hours/use-sync-start-with-url.ts'
import { bookingDraft } from './shared/booking-draft.ts'

const labels = {
  startsAt: 'Heure',
  consultationType: 'Type de consultation',
  topic: 'Sujet principal',
  topicConsent: 'Accord',
  appearance: 'Comment voulez-vous être vu·e ?',
  pseudonym: 'Pseudonyme',
  companionName: 'Prénom de la personne qui vient avec vous',
  birthdate: 'Date de naissance',
}

const empty: BookingFormValues = {
  startsAt: '',
  consultationType: 'individual',
  topic: '',
  topicConsent: false,
  appearance: 'first_name',
  pseudonym: '',
  companionName: '',
  birthdate: '',
}

/** Booking form: the start comes from the URL, confidential fields from a draft in sessionStorage. */
export function useBookingForm({ slot, asksBirthdate }: { slot: string | null; asksBirthdate: boolean }) {
  const [defaultValues] = useState(() => ({ ...empty, ...bookingDraft.read() }))
  const form = useZodForm({ id: 'booking', schema: bookingFormSchema({ asksBirthdate }), labels, defaultValues })
  const { subscribe } = form
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: { startsAt: _hour, birthdate: _day, ...said } }) => bookingDraft.keep(said),
      }),
    [subscribe],
  )
  useSyncStartWithUrl(form, slot)
  return form
}

export type BookingFormState = ReturnType<typeof useBookingForm>
