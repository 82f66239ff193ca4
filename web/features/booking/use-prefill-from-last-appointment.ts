import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { type Appointment, myAppointments, topicConsent } from './queries.ts'
import type { RequestedPractitioner } from './requested-practitioner.ts'
import type { BookingFormState } from './use-booking-form.ts'

/** For a returning patient: prefills the fields of the last appointment with the same practitioner, once. */
export function usePrefillFromLastAppointment(form: BookingFormState, person: RequestedPractitioner | undefined) {
  const { data: mine } = useQuery({ ...myAppointments, enabled: person !== undefined })
  const { data: hasConsented } = useQuery({ ...topicConsent, enabled: person !== undefined })
  const last = mine?.findLast(({ practitionerId, status }) => practitionerId === person?.id && status !== 'held')

  /** The appointments are read again each minute: a field that was emptied since must stay empty. */
  const proposedFor = useRef<string>(null)

  const propose = useEffectEvent(
    ({ practitionerId, consultationType, appearance, topic, patientName }: Appointment) => {
      if (proposedFor.current === practitionerId) return
      proposedFor.current = practitionerId
      if (form.getValues('topic') !== '') return
      form.setValue('consultationType', consultationType)
      form.setValue('appearance', appearance)
      if (appearance !== 'first_name') form.setValue('pseudonym', patientName ?? '')
      if (topic === null) return
      form.setValue('topic', topic)
      // Consent stays valid until it is withdrawn: it need not be given twice.
      if (hasConsented) form.setValue('topicConsent', true)
    },
  )
  useEffect(() => {
    if (last && hasConsented !== undefined) propose(last)
  }, [last, hasConsented])
}
