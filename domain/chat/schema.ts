import { z } from 'zod'
import { CHAT_TITLE_MAX_CHARACTERS } from '../constants.ts'
import { errorMessage } from '../messages.ts'

/** What is typed and can be read: spaces, marks without a letter and signs of no width are not. */
const SOMETHING_WRITTEN = /[^\s\p{C}\p{M}]/u

/** Length is judged after the message has been read for danger, so that no limit stands before somebody who is at risk. */
export const chatMessageSchema = z.strictObject({
  message: z
    .string()
    // No database keeps it, and no keyboard types it.
    .transform((text) => text.replaceAll('\u0000', ''))
    .refine((text) => SOMETHING_WRITTEN.test(text), errorMessage('chat_message_empty')),
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

/** The field holds no more than the longest name: nobody is told of a limit that they cannot pass. */
export const conversationTitleSchema = z.object({
  title: z.string().trim().min(1, errorMessage('chat_title_empty')).max(CHAT_TITLE_MAX_CHARACTERS),
})
