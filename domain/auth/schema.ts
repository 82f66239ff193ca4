import { z } from 'zod'
import {
  EMAIL_MAX_CHARACTERS,
  NAME_MIN_LENGTH,
  ONE_TIME_CODE_DIGITS,
  PASSWORD_MAX_CHARACTERS,
  PROFILE_NAME_MAX_CHARACTERS,
  SIGN_IN_CODE_DIGITS,
} from '../constants.ts'
import { looksLikeMarkup } from '../looks-like-markup.ts'
import { errorMessage } from '../messages.ts'
import { internationalDigits } from './phone-number.ts'

const emailInvalid = errorMessage('email_invalid')

/** Normalised: case and surrounding spaces do not make another account. */
export const emailField = z
  .string(emailInvalid)
  .trim()
  .toLowerCase()
  .max(EMAIL_MAX_CHARACTERS, emailInvalid)
  .pipe(z.email(emailInvalid))

export const emailSchema = z.object({ email: emailField })

export const codeSchema = z
  .string(errorMessage('code_incomplete'))
  .trim()
  .min(1, errorMessage('code_incomplete'))
  .regex(new RegExp(`^\\d{${ONE_TIME_CODE_DIGITS}}$`), errorMessage('code_wrong_length'))

/** Code that signs in on its own. */
export const signInCodeSchema = z
  .string(errorMessage('sign_in_code_incomplete'))
  .trim()
  .regex(new RegExp(`^\\d{${SIGN_IN_CODE_DIGITS}}$`), errorMessage('sign_in_code_incomplete'))

/** The minimum password length is a setting of the deployment. */
export const newPasswordField = (minLength: number) =>
  z
    .string(errorMessage('password_too_short', { n: minLength }))
    .min(minLength, errorMessage('password_too_short', { n: minLength }))
    .max(PASSWORD_MAX_CHARACTERS, errorMessage('text_too_long', { n: PASSWORD_MAX_CHARACTERS }))

/** For both names together: a first name of one letter exists, a whole name of one letter does not. */
const nameMax = 2 * PROFILE_NAME_MAX_CHARACTERS
export const fullNameField = z
  .string(errorMessage('name_too_short'))
  .trim()
  .min(NAME_MIN_LENGTH, errorMessage('name_too_short'))
  .max(nameMax, errorMessage('text_too_long', { n: nameMax }))
  .refine((name) => !looksLikeMarkup(name), errorMessage('markup_refused'))

export const newPasswordSchema = (minLength: number) =>
  z
    .object({ password: newPasswordField(minLength), confirmPassword: z.string() })
    .refine(({ password, confirmPassword }) => password === confirmPassword, {
      path: ['confirmPassword'],
      message: errorMessage('passwords_differ'),
    })

/** Current password, asked only if the account has one. */
export const currentPasswordField = (isAsked: boolean) =>
  isAsked ? z.string().min(1, errorMessage('field_missing')) : z.string()

/** As typed: national French format, or with a country code. */
export const phoneField = z
  .string()
  .refine((text) => internationalDigits(text) !== undefined, errorMessage('phone_invalid'))
