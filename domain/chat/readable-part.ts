import { CHAT_MESSAGE_STORED_CHARACTERS } from '../constants.ts'

/** What is read of a message: both ends of one without end. Everybody waits while a process reads. */
export function readablePart(message: string): string {
  if (message.length <= CHAT_MESSAGE_STORED_CHARACTERS) return message
  const half = CHAT_MESSAGE_STORED_CHARACTERS / 2
  return `${message.slice(0, half)}\n${message.slice(-half)}`
}
