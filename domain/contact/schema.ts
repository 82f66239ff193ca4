import { z } from 'zod'
import {
  CONTACT_MESSAGE_MAX_CHARACTERS,
  CONTACT_NAME_MAX_CHARACTERS,
  CONTACT_SUBJECT_MAX_CHARACTERS,
  EMAIL_MAX_CHARACTERS,
} from '../constants.ts'
import { looksLikeMarkup } from '../looks-like-markup.ts'
import { errorMessage } from '../messages.ts'

const required = errorMessage('field_missing')
const tooLong = (n: number) => errorMessage('text_too_long', { n })

const text = (max: number) => z.string(required).trim().min(1, required).max(max, tooLong(max))
const words = (max: number) => text(max).refine((value) => !looksLikeMarkup(value), errorMessage('markup_refused'))

export const contactMessageSchema = z.object({
  name: words(CONTACT_NAME_MAX_CHARACTERS),
  email: text(EMAIL_MAX_CHARACTERS).pipe(z.email(errorMessage('email_invalid'))),
  subject: words(CONTACT_SUBJECT_MAX_CHARACTERS),
  message: words(CONTACT_MESSAGE_MAX_CHARACTERS),
})

export type ContactMessage = z.infer<typeof contactMessageSchema>
