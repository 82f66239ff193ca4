import { z } from 'zod'
import { errorMessage } from '../messages.ts'

/** Length is checked after the danger detection: somebody at risk is shown help even when the message is refused. */
export const outgoingMessageSchema = z.object({
  threadId: z.uuid(),
  body: z
    .string()
    .trim()
    .min(1, errorMessage('message_empty'))
    .transform((text) => text.toWellFormed()),
})

export type OutgoingMessage = z.infer<typeof outgoingMessageSchema>
