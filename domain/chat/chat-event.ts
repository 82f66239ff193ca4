import { readEvents } from '../event-stream.ts'
import type { ChatAnswer } from '../functions.ts'

/** What `chat-wit-ai` sends, in this order, to a caller that asked for `text/event-stream`. */
export type ChatEvent =
  /** The message is kept. A help card is already there: it never waits for words. */
  | { event: 'begun'; data: Pick<ChatAnswer, 'level' | 'card' | 'messageId'> }
  /** More of the answer, whole sentences that passed the check. */
  | { event: 'words'; data: { text: string } }
  /** The words so far are withdrawn: the answer starts again. */
  | { event: 'again'; data: Record<string, never> }
  | { event: 'done'; data: ChatAnswer }
  /** Instead of all that: the person has not agreed yet that their words are kept, and nothing was kept. */
  | { event: 'consent-needed'; data: Record<string, never> }

const names = new Set(['begun', 'words', 'again', 'done', 'consent-needed'])

/** The events of a stream, as they come. What is no event of ours is passed over. */
export async function* readChatEvents(stream: ReadableStream<Uint8Array>): AsyncGenerator<ChatEvent> {
  for await (const event of readEvents(stream)) if (names.has(event.event)) yield event as ChatEvent
}
