import type { InputOf } from '../functions.ts'
import type { BookingFormValues } from './schema.ts'

interface Wish {
  practitionerId: string | null
  genderPreference: InputOf<'hold-slot'>['genderPreference']
  /** Whether an unlikely birthdate was confirmed. */
  isBirthdateSure: boolean
}

/** The request for the server: no pseudonym beside a first name, nobody beside a single person. */
export function holdRequestOf(values: BookingFormValues, wish: Wish): InputOf<'hold-slot'> {
  const { pseudonym, companionName, birthdate, ...said } = values
  return {
    ...said,
    ...wish,
    topicConsent: true,
    pseudonym: said.appearance === 'first_name' ? null : pseudonym,
    companionName: said.consultationType === 'individual' ? null : companionName.trim() || null,
    birthdate: birthdate || null,
  }
}
