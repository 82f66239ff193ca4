import type { Message } from './conversation.ts'

/** One try to have words answered. */
export interface Attempt {
  said: Message
  consent: boolean
  /** The server has read the message: only its answer is missing. */
  isHeard: boolean
  /** After a fault: a third attempt is the person’s to ask for. */
  isSecond: boolean
}
