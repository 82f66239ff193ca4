import { z } from 'zod'
import {
  bioField,
  birthdateField,
  genderField,
  specializationField,
  specialtiesField,
  studyYearField,
  universityField,
} from '../auth/registration.ts'
import { PROFILE_NAME_MAX_CHARACTERS } from '../constants.ts'
import { looksLikeMarkup } from '../looks-like-markup.ts'
import { errorMessage } from '../messages.ts'

const nameField = z
  .string()
  .trim()
  .max(PROFILE_NAME_MAX_CHARACTERS, errorMessage('contact_text_too_long', { n: PROFILE_NAME_MAX_CHARACTERS }))
  .refine((name) => !looksLikeMarkup(name), errorMessage('markup_refused'))
const firstNameField = nameField.pipe(z.string().min(1, errorMessage('contact_field_missing')))

export const patientProfileSchema = z.object({
  first_name: firstNameField,
  last_name: nameField,
  birthdate: birthdateField,
  gender: z.literal('').or(genderField),
})

export const studentProfileSchema = z.object({
  first_name: firstNameField,
  last_name: nameField,
  gender: z.literal('').or(genderField),
  university: universityField,
  study_year: studyYearField,
  specialization: specializationField,
  specialties: specialtiesField,
  bio: bioField,
})

/** A psychologist is asked for no university; its field, and the year of study, are left as they are. */
export const psychologistProfileSchema = studentProfileSchema.extend({ university: z.string() })

export type PatientProfile = z.infer<typeof patientProfileSchema>
export type StudentProfile = z.infer<typeof studentProfileSchema>
