import { z } from 'zod'
import {
  BIO_MAX_CHARACTERS,
  STUDENT_CERTIFICATION_VERSION,
  TERMS_VERSION,
  UNIVERSITY_MAX_CHARACTERS,
  UNIVERSITY_MIN_LENGTH,
} from '../constants.ts'
import { looksLikeMarkup } from '../looks-like-markup.ts'
import { errorMessage } from '../messages.ts'
import { birthdateField } from '../profile/birthdate.ts'
import { genders, specializations, specialties, studyYears } from '../profile/choices.ts'
import { emailField, fullNameField, newPasswordField } from './schema.ts'
import type { SignUpUserType } from './sign-up-user-type.ts'

const tooLong = (n: number) => errorMessage('text_too_long', { n })
const isPlain = (text: string) => !looksLikeMarkup(text)
const values = <Value extends string>(choices: readonly { value: Value }[]) => choices.map(({ value }) => value)

export const universityField = z
  .string()
  .trim()
  .min(UNIVERSITY_MIN_LENGTH, errorMessage('university_missing'))
  .max(UNIVERSITY_MAX_CHARACTERS, tooLong(UNIVERSITY_MAX_CHARACTERS))
  .refine(isPlain, errorMessage('markup_refused'))
export const studyYearField = z.enum(values(studyYears), errorMessage('study_year_missing'))
export const specializationField = z.literal('').or(z.enum(values(specializations)))
export const specialtiesField = z.array(z.enum(specialties))
export const genderField = z.enum(values(genders))
export const bioField = z
  .string()
  .trim()
  .max(BIO_MAX_CHARACTERS, tooLong(BIO_MAX_CHARACTERS))
  .refine(isPlain, errorMessage('markup_refused'))

const agreed = (missing: string) => z.boolean().refine((isTicked) => isTicked, missing)

type AccountStep = {
  passwordMinLength: number
  isProved: boolean
  /** When it is the only step, the terms are accepted here. */
  asksTerms: boolean
}

/** Step 1, for everybody. Refuses an address that no code has confirmed yet. */
export const accountStepSchema = ({ passwordMinLength, isProved, asksTerms }: AccountStep) =>
  z
    .object({
      name: fullNameField,
      email: emailField.refine(() => isProved, errorMessage('email_not_verified')),
      password: newPasswordField(passwordMinLength),
      confirmPassword: z.string(),
      termsAccepted: z.boolean().refine((isTicked) => isTicked || !asksTerms, errorMessage('terms_not_accepted')),
    })
    .refine(({ password, confirmPassword }) => password === confirmPassword, {
      path: ['confirmPassword'],
      message: errorMessage('passwords_differ'),
      // Runs even when other fields are invalid, so that all errors show at once.
      when: () => true,
    })

/** Step 2 of a patient: only the terms are required. */
export const patientStepSchema = z.object({
  birthdate: birthdateField,
  gender: genderField,
  termsAccepted: agreed(errorMessage('terms_not_accepted')),
})

/** Step 2 of a student. */
export const studiesStepSchema = z.object({
  university: universityField,
  studyYear: studyYearField,
  specialization: specializationField,
  specialties: specialtiesField,
  bio: bioField,
})

/** Step 3 of a student: `document` is the name of the uploaded file. */
export const proofStepSchema = z.object({
  document: z.string().min(1, errorMessage('proof_missing')),
  termsAccepted: agreed(errorMessage('terms_not_accepted')),
  certified: agreed(errorMessage('certification_missing')),
})

/** State of the form. */
export type RegistrationForm = z.input<ReturnType<typeof accountStepSchema>> &
  z.input<typeof patientStepSchema> &
  z.input<typeof studiesStepSchema> &
  z.input<typeof proofStepSchema>

/** User metadata of the sign-up, with the field names of the specification. */
export function signUpMetadata(type: SignUpUserType, form: RegistrationForm): Record<string, unknown> {
  const said = { user_type: type, name: form.name.trim(), terms_version: TERMS_VERSION }
  if (type === 'patient') return { ...said, birthdate: form.birthdate, gender: form.gender }
  return {
    ...said,
    certification_version: STUDENT_CERTIFICATION_VERSION,
    university: form.university.trim(),
    study_year: form.studyYear,
    specialization: form.specialization,
    bio: form.bio.trim(),
    specialties: form.specialties,
  }
}
