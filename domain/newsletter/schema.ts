import { z } from 'zod'
import { EMAIL_MAX_CHARACTERS } from '../constants.ts'
import { errorMessage } from '../messages.ts'

const invalid = errorMessage('newsletter_email_invalid')

export const newsletterRequestSchema = z.object({
  email: z.string(invalid).trim().toLowerCase().max(EMAIL_MAX_CHARACTERS, invalid).pipe(z.email(invalid)),
})
