import type { Answer } from '#domain/chat/answer.ts'
import { respond } from '#domain/chat/conversation.ts'
import type { ConversationState } from '#domain/chat/conversation-state.ts'
import { CHAT_MESSAGE_MAX_CHARACTERS } from '#domain/constants.ts'
import { chatMessages } from '../metrics/chat-messages.ts'
import { respondInThread } from './reading-thread.ts'

/**
 * Reads a message on the event loop, in a few milliseconds; a longer text in a worker
 * thread, aborted when the client disconnects.
 */
export async function respondTo(message: string, state: ConversationState, signal: AbortSignal): Promise<Answer> {
  const answer = await answerTo(message, state, signal)
  chatMessages.add({ level: answer.level })
  return answer
}

/** The same for a message that was counted before. */
export async function answerTo(message: string, state: ConversationState, signal: AbortSignal): Promise<Answer> {
  return message.length > CHAT_MESSAGE_MAX_CHARACTERS
    ? respondInThread(message, state, signal)
    : respond(state, message)
}
