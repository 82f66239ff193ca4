import { practitionerTitle } from '#domain/profile/practitioner-title.ts'
import type { Appointment } from '#web/features/booking/queries.ts'

export function otherParty({ mySide, patientName, practitionerName }: Appointment): string {
  return (mySide === 'patient' ? practitionerName : patientName) ?? 'Compte supprimé'
}

/** Patients see the practitioner's name with their title. */
export function namedParty(appointment: Appointment): string {
  const { mySide, practitionerName, practitionerType: type, practitionerGender: gender } = appointment
  if (mySide !== 'patient' || !practitionerName) return otherParty(appointment)
  return `${practitionerName}, ${practitionerTitle({ type, gender })}`
}
