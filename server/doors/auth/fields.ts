import { z } from 'zod'
import { EMAIL_MAX_CHARACTERS, PASSWORD_MAX_CHARACTERS } from '#domain/constants.ts'

const METADATA_MAX_CHARACTERS = 16_000
const invalidEmail = 'Unable to validate email address: invalid format'

/** Normalised: case and surrounding spaces do not make another account. */
export const emailField = z
  .string(invalidEmail)
  .trim()
  .toLowerCase()
  .max(EMAIL_MAX_CHARACTERS, invalidEmail)
  .pipe(z.email(invalidEmail))

export const passwordField = z
  .string('Password is not valid')
  .max(PASSWORD_MAX_CHARACTERS, `Password cannot be longer than ${PASSWORD_MAX_CHARACTERS} characters`)

/** Not checked value by value: the body was parsed from JSON, and `z.json()` is slow on thousands of values. */
const jsonValue = z.custom<z.core.util.JSONType>()

/** User metadata of a sign-up; never a source of rights. */
export const metadataField = z
  .record(z.string(), jsonValue, 'User metadata must be an object')
  .refine((data) => JSON.stringify(data).length <= METADATA_MAX_CHARACTERS, 'User metadata is too large')
