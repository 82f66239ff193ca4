import { z } from 'zod'
import { CONTACT_ANSWER_MAX_CHARACTERS } from '../constants.ts'
import { errorMessage } from '../messages.ts'

export const contactAnswerSchema = z.object({
  messageId: z.uuid(),
  answer: z
    .string()
    .trim()
    .min(1, errorMessage('contact_answer_empty'))
    .max(CONTACT_ANSWER_MAX_CHARACTERS, errorMessage('text_too_long', { n: CONTACT_ANSWER_MAX_CHARACTERS })),
})
export type ContactAnswer = z.infer<typeof contactAnswerSchema>
