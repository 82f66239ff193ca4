import type { Message } from './conversation.ts'

/** One attempt to get a message answered. */
export interface Attempt {
  said: Message
  consent: boolean
  /** The server has stored the message: only the answer is missing. */
  isHeard: boolean
  /** Retried automatically once; a third attempt is up to the person. */
  isSecond: boolean
}
