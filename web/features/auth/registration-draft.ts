import { z } from 'zod'
import type { RegistrationForm } from '#domain/auth/registration.ts'
import { type SignUpUserType, signUpUserType } from '#domain/auth/sign-up-user-type.ts'
import { genders, specializations, specialties, studyYears } from '#domain/profile/choices.ts'
import { readStored } from '#web/lib/data/read-stored.ts'

const DRAFT_KEY = 'mivoix-draft-registration'
const TYPE_KEY = 'registrationType'

const emptyForm: RegistrationForm = {
  name: '',
  email: '',
  password: '',
  confirmPassword: '',
  birthdate: '',
  gender: 'prefer-not-to-say',
  university: '',
  studyYear: '3',
  specialization: '',
  specialties: [],
  bio: '',
  document: '',
  termsAccepted: false,
  certified: false,
}

/** Progress of the email verification: the code request, then the ticket that it returned. */
export interface AddressProof {
  registrationId?: string | undefined
  sentAt?: number | undefined
  ticket?: string | undefined
}

export interface RegistrationDraft {
  form: RegistrationForm
  proof: AddressProof
}

export const emptyDraft: RegistrationDraft = { form: emptyForm, proof: {} }

const oneOf = <Value extends string>(choices: readonly { value: Value }[]) => z.enum(choices.map(({ value }) => value))
const draftSchema = z.object({
  form: z.object({
    name: z.string(),
    email: z.string(),
    birthdate: z.string(),
    gender: oneOf(genders),
    university: z.string(),
    studyYear: oneOf(studyYears),
    specialization: z.literal('').or(oneOf(specializations)),
    specialties: z.array(z.enum(specialties)),
    bio: z.string(),
    document: z.string(),
  }),
  proof: z.object({
    registrationId: z.string().optional(),
    sentAt: z.number().optional(),
    ticket: z.string().optional(),
  }),
})

/** Draft of the registration in sessionStorage, without the password: a reload asks for it again. */
export const registrationDraft = {
  read(): RegistrationDraft {
    const kept = draftSchema.safeParse(readStored(sessionStorage, DRAFT_KEY))
    if (!kept.success) return emptyDraft
    return { ...kept.data, form: { ...emptyForm, ...kept.data.form } }
  },
  keep({ form, ...rest }: RegistrationDraft) {
    const { password: _secret, confirmPassword: _again, termsAccepted: _terms, certified: _certified, ...kept } = form
    sessionStorage.setItem(DRAFT_KEY, JSON.stringify({ ...rest, form: kept }))
  },
  forget() {
    sessionStorage.removeItem(DRAFT_KEY)
    localStorage.removeItem(TYPE_KEY)
  },
}

/** Last choice on /user-type-selection. */
export const registrationType = {
  keep: (type: SignUpUserType) => localStorage.setItem(TYPE_KEY, type),
  read: (): SignUpUserType => signUpUserType(localStorage.getItem(TYPE_KEY)),
}
