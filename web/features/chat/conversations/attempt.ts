import type { ChatMessage } from '#domain/chat/schema.ts'
import type { Conversation, Message } from './conversation.ts'

/** One attempt to get a message answered. */
export interface Attempt {
  said: Message
  consent: boolean
  /** The server has stored the message: only the answer is missing. */
  isHeard: boolean
  /** Retried automatically once; a third attempt is up to the person. */
  isSecond: boolean
}

/** After storage was declined, the server is asked to answer and to keep no word. */
export function inputOf({ said, consent }: Attempt, sessionId: string, { unkept }: Conversation): ChatMessage {
  const input = { message: said.text, messageId: said.id, consent, sessionId }
  return !consent && unkept === 'declined' ? { ...input, isUnkept: true } : input
}
