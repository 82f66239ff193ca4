import type { ChatEvent } from '#domain/chat/chat-event.ts'
import type { Conversation, Unkept } from './conversation.ts'
import { keptHelp } from './kept-help.ts'

type Begun = Extract<ChatEvent, { event: 'begun' }>['data']

/** Whether messages are stored. Otherwise the crisis help, without any message, is kept in sessionStorage. */
export function storageStateOf(
  { earlierLines, unkept }: Conversation,
  sessionId: string,
  { messageId, level, card }: Begun,
  consent: boolean,
): Unkept | undefined {
  if (messageId !== null) {
    if (earlierLines.length === 0) keptHelp.forget()
    return undefined
  }
  if (card) keptHelp.remember(sessionId, { level, lines: card.lines })
  return consent ? 'agreed' : (unkept ?? 'unasked')
}
