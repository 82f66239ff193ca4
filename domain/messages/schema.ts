import { z } from 'zod'
import { errorMessage } from '../messages.ts'

/** Length is judged once the words were read for danger: whoever is at risk is shown help even when they are refused. */
export const outgoingMessageSchema = z.object({
  threadId: z.uuid(),
  body: z
    .string()
    .trim()
    .min(1, errorMessage('message_empty'))
    .transform((text) => text.toWellFormed()),
})

export type OutgoingMessage = z.infer<typeof outgoingMessageSchema>
