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
import { genders, specializations, specialties, studyYears } from '../profile/choices.ts'
import { emailField, fullNameField, newPasswordField } from './schema.ts'
import type { SignUpUserType } from './sign-up-user-type.ts'

const tooLong = (n: number) => errorMessage('contact_text_too_long', { n })
const isPlain = (text: string) => !looksLikeMarkup(text)
const values = <Value extends string>(choices: readonly { value: Value }[]) => choices.map(({ value }) => value)

/** A day that a living person was born on; the empty text of an untouched field is no answer. */
export const birthdateField = z
  .literal('')
  .or(z.iso.date(errorMessage('birthdate_implausible')).refine(isPast, errorMessage('birthdate_implausible')))

function isPast(day: string): boolean {
  return day > '1900-01-01' && Date.parse(day) < Date.now()
}

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

const shape = {
  name: fullNameField,
  email: emailField,
  confirmPassword: z.string(),
  birthdate: birthdateField,
  gender: genderField,
  university: universityField,
  studyYear: studyYearField,
  specialization: specializationField,
  specialties: specialtiesField,
  bio: bioField,
  termsAccepted: z.literal(true, errorMessage('terms_not_accepted')),
  certified: z.literal(true, errorMessage('certification_missing')),
}

/** What the form holds while it is filled in. */
export interface RegistrationForm {
  name: string
  email: string
  password: string
  confirmPassword: string
  birthdate: string
  gender: z.infer<typeof genderField>
  university: string
  studyYear: z.infer<typeof studyYearField>
  specialization: z.infer<typeof specializationField>
  specialties: z.infer<typeof specialtiesField>
  bio: string
  termsAccepted: boolean
  certified: boolean
}

/** Which fields each step asks for; patients have two steps, students three. */
export const registrationSteps: Record<SignUpUserType, readonly (readonly (keyof RegistrationForm)[])[]> = {
  patient: [
    ['name', 'email', 'password', 'confirmPassword'],
    ['birthdate', 'gender', 'termsAccepted'],
  ],
  student: [
    ['name', 'email', 'password', 'confirmPassword'],
    ['university', 'studyYear', 'specialization', 'specialties', 'bio'],
    ['termsAccepted', 'certified'],
  ],
}

/** The sentence of each field of a step that is not right yet. */
export function problemsOf(
  form: RegistrationForm,
  fields: readonly (keyof RegistrationForm)[],
  passwordMinLength: number,
): Partial<Record<keyof RegistrationForm, string>> {
  const problems: Partial<Record<keyof RegistrationForm, string>> = {}
  const schemas = { ...shape, password: newPasswordField(passwordMinLength) }
  for (const field of fields) {
    const parsed = schemas[field].safeParse(form[field])
    if (!parsed.success) problems[field] = parsed.error.issues[0]?.message ?? errorMessage('invalid_input')
  }
  if (fields.includes('confirmPassword') && form.password !== form.confirmPassword)
    problems.confirmPassword = errorMessage('passwords_differ')
  return problems
}

/** What the sign-up says of the person, under the names the specification gives. */
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
