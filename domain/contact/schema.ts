import { z } from 'zod'
import {
  CONTACT_MESSAGE_MAX_CHARACTERS,
  CONTACT_NAME_MAX_CHARACTERS,
  CONTACT_SUBJECT_MAX_CHARACTERS,
  EMAIL_MAX_CHARACTERS,
} from '../constants.ts'
import { errorMessage } from '../messages.ts'

const required = errorMessage('contact_field_missing')
const tooLong = (n: number) => errorMessage('contact_text_too_long', { n })

const text = (max: number) => z.string().trim().min(1, required).max(max, tooLong(max))

export const contactMessageSchema = z.object({
  name: text(CONTACT_NAME_MAX_CHARACTERS),
  email: text(EMAIL_MAX_CHARACTERS).pipe(z.email(errorMessage('contact_email_invalid'))),
  subject: text(CONTACT_SUBJECT_MAX_CHARACTERS),
  message: text(CONTACT_MESSAGE_MAX_CHARACTERS),
})

export type ContactMessage = z.infer<typeof contactMessageSchema>
