import { Counter } from './counter.ts'

/** Module-level, because messages are read far from where requests are counted. */
export const chatMessages = new Counter(
  'mivoix_chat_messages_total',
  'Messages to the assistant, by how much the conversation gives concern.',
)
