import { z } from 'zod'
import { errorMessage } from '../messages.ts'

/** Length is judged after the message has been read for danger, so that no limit stands before somebody who is at risk. */
export const chatMessageSchema = z.strictObject({
  message: z.string().refine((text) => text.trim() !== '', errorMessage('chat_message_empty')),
  sessionId: z.uuid(errorMessage('chat_session_missing')),
})

export type ChatMessage = z.infer<typeof chatMessageSchema>
