import { z } from 'zod'
import { internationalDigits } from '../auth/phone-number.ts'
import {
  bioField,
  genderField,
  specializationField,
  specialtiesField,
  studyYearField,
  universityField,
} from '../auth/registration.ts'
import { phoneField } from '../auth/schema.ts'
import { PROFILE_NAME_MAX_CHARACTERS } from '../constants.ts'
import { looksLikeMarkup } from '../looks-like-markup.ts'
import { errorMessage } from '../messages.ts'
import { birthdateField } from './birthdate.ts'
import { languages } from './choices.ts'

const nameField = z
  .string()
  .trim()
  .max(PROFILE_NAME_MAX_CHARACTERS, errorMessage('text_too_long', { n: PROFILE_NAME_MAX_CHARACTERS }))
  .refine((name) => !looksLikeMarkup(name), errorMessage('markup_refused'))
const firstNameField = nameField.pipe(z.string().min(1, errorMessage('field_missing')))

/** An empty field counts as no answer. */
const optional = <Input extends string>(field: z.ZodType<Input, Input>) =>
  field.transform((text): Exclude<Input, ''> | null => (text === '' ? null : (text as Exclude<Input, ''>)))

const languagesField = z.array(z.enum(languages.map(({ value }) => value))).min(1, errorMessage('language_missing'))

/** Fields a patient may edit; the columns are granted in db/policies/account/profiles.sql (a test compares). */
export const patientProfileSchema = z.object({
  first_name: firstNameField,
  last_name: nameField,
  birthdate: optional(birthdateField),
  gender: optional(z.literal('').or(genderField)),
})

/** As typed, kept as international digits. */
const telephoneField = phoneField.transform((text) => internationalDigits(text) ?? text)

/** Same for a student or a psychologist. */
export const studentProfileSchema = z.object({
  first_name: firstNameField,
  last_name: nameField,
  telephone: telephoneField,
  gender: optional(z.literal('').or(genderField)),
  university: universityField,
  study_year: studyYearField,
  specialization: optional(specializationField),
  specialties: specialtiesField,
  languages: languagesField,
  bio: optional(bioField),
})

/** A psychologist has no university field; it and the year of study are left unchanged. */
export const psychologistProfileSchema = studentProfileSchema.extend({ university: z.string() })

export type PatientProfile = z.input<typeof patientProfileSchema>
export type StudentProfile = z.input<typeof studentProfileSchema>

/** Labels of the columns, in forms and in an export. */
export const profileLabels: Readonly<Record<keyof PatientProfile | keyof StudentProfile, string>> = {
  first_name: 'Prénom',
  last_name: 'Nom',
  telephone: 'Téléphone pour la supervision',
  birthdate: 'Date de naissance',
  gender: 'Genre',
  university: 'Université',
  study_year: 'Année d’études',
  specialization: 'Spécialisation',
  specialties: 'Domaines d’expertise',
  languages: 'Langues parlées',
  bio: 'Présentation',
}
