import { z } from 'zod'
import {
  EMAIL_MAX_CHARACTERS,
  GUEST_NAME_MAX_CHARACTERS,
  PARENT_NAME_MAX_CHARACTERS,
  PSEUDONYM_MAX_CHARACTERS,
  TOPIC_MAX_CHARACTERS,
} from '../constants.ts'
import { looksLikeMarkup } from '../looks-like-markup.ts'
import { errorMessage } from '../messages.ts'
import { type BirthdateAnswer, birthdateAnswer, birthdateField } from '../profile/birthdate.ts'
import { companionName } from '../video/schema.ts'
import { parentalPurposes } from './parental.ts'
import { type Appearance, appearances, consultationTypes, genderPreferences } from './words.ts'

const missing = errorMessage('booking_field_missing')
const plain = (max: number, none = missing) =>
  z
    .string(none)
    .trim()
    .max(max, errorMessage('text_too_long', { n: max }))
    .refine((value) => !looksLikeMarkup(value), errorMessage('markup_refused'))
const words = (max: number, none: string) => plain(max, none).min(1, none)
const keyOf = <K extends string>(choices: Record<K, string>) =>
  z.custom<K>((value) => typeof value === 'string' && Object.hasOwn(choices, value), missing)
const instant = z.iso.datetime(missing)
/** Null: any free practitioner is assigned. */
const practitioner = z.uuid().nullable().default(null)

const needsPseudonym = (appearance: Appearance) => appearance !== 'first_name'

export const holdRequestSchema = z
  .object({
    startsAt: instant,
    practitionerId: practitioner,
    consultationType: keyOf(consultationTypes),
    genderPreference: keyOf(genderPreferences),
    topic: words(TOPIC_MAX_CHARACTERS, missing),
    /** The patient has read how the topic is stored, and agrees. */
    topicConsent: z.literal(true, errorMessage('topic_consent_missing')),
    appearance: keyOf(appearances),
    pseudonym: words(PSEUDONYM_MAX_CHARACTERS, errorMessage('pseudonym_missing')).nullable().default(null),
    /** Asked once, if missing from the sign-up. */
    ...birthdateAnswer,
    /** Companion, for a couple or a family; their link is created afterwards. */
    companionName: companionName.nullable().default(null),
  })
  .refine(({ appearance, pseudonym }) => !needsPseudonym(appearance) || pseudonym !== null, {
    error: errorMessage('pseudonym_missing'),
    path: ['pseudonym'],
  })

/** The start only: all a visitor chooses before having an account, and all that moving an appointment needs. */
export const chosenTimeSchema = z.object({ startsAt: z.string().min(1, errorMessage('booking_time_missing')) })

/** Booking form, with a message for each field. */
export const bookingFormSchema = ({ asksBirthdate }: { asksBirthdate: boolean }) =>
  chosenTimeSchema
    .extend({
      consultationType: keyOf(consultationTypes),
      topic: words(TOPIC_MAX_CHARACTERS, errorMessage('booking_topic_missing')),
      topicConsent: z.boolean().refine((isTicked) => isTicked, errorMessage('topic_consent_missing')),
      appearance: keyOf(appearances),
      pseudonym: plain(PSEUDONYM_MAX_CHARACTERS),
      companionName: plain(GUEST_NAME_MAX_CHARACTERS),
      birthdate: birthdateField,
    })
    .refine(({ appearance, pseudonym }) => !needsPseudonym(appearance) || pseudonym.trim() !== '', {
      error: errorMessage('pseudonym_missing'),
      path: ['pseudonym'],
      // Runs even when other fields are invalid, so that all errors show at once.
      when: () => true,
    })
    .refine(({ birthdate }) => !asksBirthdate || birthdate !== '', {
      error: errorMessage('birthdate_missing'),
      path: ['birthdate'],
      when: () => true,
    })

export const moveRequestSchema = z.object({
  appointmentId: z.uuid(),
  startsAt: instant,
  /** Null: the current practitioner or, if any is accepted, a free one. */
  practitionerId: practitioner,
  isAnybodyFine: z.boolean().default(false),
  /** Of a patient who accepts anybody. Null: as booked. */
  genderPreference: keyOf(genderPreferences).nullable().default(null),
})

/** A practitioner proposes a colleague; the patient answers about the one shown. */
export const handOverProposalSchema = z.object({ appointmentId: z.uuid(), practitionerId: z.uuid() })
export const handOverAnswerSchema = handOverProposalSchema.extend({ isAccepted: z.boolean() })

/** `refundCents` is the amount shown to the person: if the terms changed since, nothing is done. */
export const cancelRequestSchema = z.object({ appointmentId: z.uuid(), refundCents: z.int().min(0) })

export const appointmentRequestSchema = z.object({ appointmentId: z.uuid() })

/** Letters and joining characters only, so that a name cannot contain an address or a link. */
const PERSON_NAME = /^\p{L}[\p{L}\p{M}’' -]*$/u

export const parentalRequestSchema = z.object({
  purpose: z.enum(parentalPurposes).default('consultations'),
  parentName: z
    .string(errorMessage('parent_name_missing'))
    .trim()
    .min(2, errorMessage('parent_name_missing'))
    .max(PARENT_NAME_MAX_CHARACTERS, errorMessage('parent_name_missing'))
    .regex(PERSON_NAME, errorMessage('parent_name_missing')),
  parentEmail: z
    .string(errorMessage('email_invalid'))
    .trim()
    .toLowerCase()
    .max(EMAIL_MAX_CHARACTERS, errorMessage('email_invalid'))
    .pipe(z.email(errorMessage('email_invalid'))),
})

export const parentalLinkSchema = z.object({ token: z.string().min(1).max(200) })
export const parentalAnswerSchema = parentalLinkSchema.extend({ isAccepted: z.boolean() })
/** `refundCents` is the amount shown to the parent: if it changed since, nothing is done. */
export const parentalWithdrawalSchema = parentalLinkSchema.extend({ refundCents: z.int().min(0) })

export type BookingFormValues = z.input<ReturnType<typeof bookingFormSchema>>
export type HoldRequest = Omit<z.infer<typeof holdRequestSchema>, keyof BirthdateAnswer> & BirthdateAnswer
export type MoveRequest = z.infer<typeof moveRequestSchema>
export type HandOverProposal = z.infer<typeof handOverProposalSchema>
export type HandOverAnswer = z.infer<typeof handOverAnswerSchema>
export type CancelRequest = z.infer<typeof cancelRequestSchema>
export type ParentalRequest = z.infer<typeof parentalRequestSchema>
export type ParentalAnswer = z.infer<typeof parentalAnswerSchema>
export type ParentalWithdrawal = z.infer<typeof parentalWithdrawalSchema>
