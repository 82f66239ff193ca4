import { z } from 'zod'
import { NEWSLETTER_BODY_MAX_CHARACTERS, NEWSLETTER_SUBJECT_MAX_CHARACTERS } from '../constants.ts'
import { errorMessage } from '../messages.ts'

const words = (max: number, missing: string) =>
  z
    .string()
    .trim()
    .min(1, missing)
    .max(max, errorMessage('text_too_long', { n: max }))

export const newsletterSchema = z.object({
  /** Id of an existing draft; null for a new one. */
  id: z.uuid().nullable(),
  subject: words(NEWSLETTER_SUBJECT_MAX_CHARACTERS, errorMessage('newsletter_subject_missing')),
  body: words(NEWSLETTER_BODY_MAX_CHARACTERS, errorMessage('newsletter_body_missing')),
})
export type Newsletter = z.infer<typeof newsletterSchema>
