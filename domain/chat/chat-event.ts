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

export function formatChatEvent({ event, data }: ChatEvent): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
}

/** The events of a stream, as they come. What is no event of ours is passed over. */
export async function* readChatEvents(stream: ReadableStream<Uint8Array>): AsyncGenerator<ChatEvent> {
  const reader = stream.getReader()
  const decoder = new TextDecoder()
  let unread = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      unread += decoder.decode(value, { stream: !done })
      const blocks = unread.split('\n\n')
      unread = blocks.pop() ?? ''
      for (const block of blocks) {
        const [, event, data] = /^event: (begun|words|again|done|consent-needed)\ndata: (.*)$/.exec(block) ?? []
        if (event && data) yield { event, data: JSON.parse(data) } as ChatEvent
      }
      if (done) return
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}
