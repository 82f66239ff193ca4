import { readEvents } from '../event-stream.ts'
import type { ChatAnswer } from '../functions.ts'

/** Events of `chat-wit-ai`, in this order, for a caller that asked for `text/event-stream`. */
export type ChatEvent =
  /** The message is stored. A help card is sent already here, before any words. */
  | { event: 'begun'; data: Pick<ChatAnswer, 'level' | 'card' | 'messageId'> }
  /** Next complete sentences that passed the check. */
  | { event: 'words'; data: { text: string } }
  /** The words so far are withdrawn: the answer starts again. */
  | { event: 'again'; data: Record<string, never> }
  | { event: 'done'; data: ChatAnswer }
  /** Sent alone: the person has not consented to storage yet, and nothing was stored. */
  | { event: 'consent-needed'; data: Record<string, never> }

const names = new Set(['begun', 'words', 'again', 'done', 'consent-needed'])

/** Parses the events of a stream as they arrive. Unknown events are skipped. */
export async function* readChatEvents(stream: ReadableStream<Uint8Array>): AsyncGenerator<ChatEvent> {
  for await (const event of readEvents(stream)) if (names.has(event.event)) yield event as ChatEvent
}
