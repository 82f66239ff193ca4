import { z } from 'zod'
import { errorMessage } from '../messages.ts'

/** Length is judged after the message has been read for danger, so that no limit stands before somebody who is at risk. */
export const chatMessageSchema = z.strictObject({
  message: z.string().refine((text) => text.trim() !== '', errorMessage('chat_message_empty')),
  sessionId: z.uuid(errorMessage('chat_session_missing')),
  /** Named by the caller, a message sent twice is kept once: the second time asks for its answer. */
  messageId: z.uuid().optional(),
  /**
   * Whether the person agreed that the conversation is kept: true records it, false keeps no words. A caller that does not
   * ask people speaks for itself.
   */
  consent: z.boolean().optional(),
})

export type ChatMessage = z.infer<typeof chatMessageSchema>
