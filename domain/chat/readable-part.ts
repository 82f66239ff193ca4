import { CHAT_MESSAGE_MAX_CHARACTERS } from '../constants.ts'

/** What an answer is made from: both ends of a message that is too long. All of it is read for danger. */
export function readablePart(message: string): string {
  if (message.length <= CHAT_MESSAGE_MAX_CHARACTERS) return message
  const half = CHAT_MESSAGE_MAX_CHARACTERS / 2
  return `${message.slice(0, half)}\n${message.slice(-half)}`
}
