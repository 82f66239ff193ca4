import { titleOf } from '#domain/chat/conversation-title.ts'
import { ASSISTANT_NAME } from '#domain/constants.ts'
import { formatDateTime } from '#domain/format-time.ts'
import type { MessageRow } from './kept-messages.ts'

type Said = Pick<MessageRow, 'sender' | 'message' | 'created_at'>

/**
 * Text export of a conversation. A reader must see that a program answered. A title made of the first words is left out.
 */
export function conversationText(title: string | null, said: readonly Said[]): string {
  const isNamed = title !== null && title !== titleOf(said[0]?.message ?? '')
  const heading = `Conversation avec ${ASSISTANT_NAME}, une intelligence artificielle`
  const lines = said.map(({ sender, message, created_at: at }) => {
    const who = sender === 'user' ? 'Moi' : ASSISTANT_NAME
    return `${who}, ${formatDateTime(new Date(at))}\n${message}\n`
  })
  return [heading, ...(isNamed ? [title] : []), '', ...lines].join('\n')
}
