import { href } from 'react-router'
import type { Appointment } from '#web/features/booking/queries.ts'

/** The request again, at the same hour and with the same person. */
export function bookingAddress({ startsAt, practitionerId, genderPreference }: Appointment): string {
  const choices = new URLSearchParams({ slot: startsAt.toISOString(), gender: genderPreference })
  if (practitionerId) choices.set('pick', practitionerId)
  return `${href('/appointment')}?${choices}`
}
