import { z } from 'zod'
import { CHAT_TITLE_MAX_CHARACTERS } from '../constants.ts'
import { errorMessage } from '../messages.ts'

/** A visible character: not only spaces, combining marks or zero-width characters. */
const SOMETHING_WRITTEN = /[^\s\p{C}\p{M}]/u

/** Length is checked after the danger detection, so that no limit stands in the way of somebody at risk. */
export const chatMessageSchema = z.strictObject({
  message: z
    .string()
    // PostgreSQL cannot store NUL, and no keyboard types it.
    .transform((text) => text.replaceAll('\u0000', ''))
    .refine((text) => SOMETHING_WRITTEN.test(text), errorMessage('chat_message_empty')),
  sessionId: z.uuid(errorMessage('chat_session_missing')),
  /** Idempotency key set by the caller: a repeated message is stored once, and asks for its answer again. */
  messageId: z.uuid().optional(),
  /**
   * Consent to storing the conversation: true records it, false stores no words.
   * Absent for a caller that does not ask people.
   */
  consent: z.boolean().optional(),
  /** Storing was declined: our own engine answers, and no word is kept. */
  isUnkept: z.literal(true).optional(),
})

export type ChatMessage = z.infer<typeof chatMessageSchema>

/** Same maximum as the input field, so that nobody sees this error. */
export const conversationTitleSchema = z.object({
  title: z.string().trim().min(1, errorMessage('chat_title_empty')).max(CHAT_TITLE_MAX_CHARACTERS),
})
