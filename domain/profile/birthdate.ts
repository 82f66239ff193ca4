import { z } from 'zod'
import { ageOn } from '../booking/age.ts'
import { formatCount } from '../format.ts'
import { errorMessage } from '../messages.ts'
import { type Day, dayOf, isDay } from '../time.ts'

const FIRST: Day = '1900-01-01'

/** A real day before today. The same bounds hold in SQL: `app.keep_birthdate`. */
export function isPlausibleBirthdate(day: string, today: Day): boolean {
  return isDay(day) && day > FIRST && day < today
}

export const plausibleBirthdate = z
  .string(errorMessage('birthdate_missing'))
  .refine((day) => isPlausibleBirthdate(day, dayOf(new Date())), errorMessage('birthdate_implausible'))

/** An empty string counts as no answer. */
export const birthdateField = z.literal('').or(plausibleBirthdate)

/** Asked before a payment. A person below the minimum age confirms the date once before it is locked. */
export const birthdateAnswer = {
  birthdate: plausibleBirthdate.nullable().default(null),
  isBirthdateSure: z.boolean().default(false),
}
export const birthdateAnswerSchema = z.object(birthdateAnswer)
export type BirthdateAnswer = z.input<typeof birthdateAnswerSchema>

export const ageWords = (birthdate: Day, today: Day) => formatCount(ageOn(birthdate, today), 'an', 'ans')
