import { respond } from '#domain/chat/conversation.ts'
import { newConversation } from '#domain/chat/conversation-state.ts'
import { readSet } from '../safety/read-set.ts'

const MOST_WORDS = 12

/** First messages of people in ordinary trouble, all different, of the kind that a model answers. */
export function ordinaryMessages(count: number): string[] {
  const open = readSet('held-out-life')
    .filter(({ text, level }) => level === 'none' && text.split(' ').length <= MOST_WORDS)
    .map(({ text }) => text)
    .filter((text) => respond(newConversation(1), text).isOpen)
  if (open.length < count) throw new Error(`only ${open.length} messages are open to a model`)
  return open.slice(0, count)
}
