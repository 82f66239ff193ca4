import { setTimeout as pause } from 'node:timers/promises'
import type { ChatEvent } from '#domain/chat/chat-event.ts'
import { formatEvent } from '#domain/event-stream.ts'
import type { ChatAnswer } from '#domain/functions.ts'

/** Events of an answer that is already complete. */
export async function* wholeAnswer(answer: ChatAnswer): AsyncGenerator<ChatEvent> {
  const { level, card, messageId } = answer
  yield { event: 'begun', data: { level, card, messageId } }
  yield { event: 'words', data: { text: answer.response } }
  yield { event: 'done', data: answer }
}

/** Not an error: the screen asks for consent before the first message. */
export async function* consentNeeded(): AsyncGenerator<ChatEvent> {
  yield { event: 'consent-needed', data: {} }
}

/**
 * Streams events (SSE). The generator runs to its end even when the client disconnects, so that the answer so far is stored.
 */
export function eventStream(events: AsyncGenerator<ChatEvent>, leave: AbortController): Response {
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    async start(stream) {
      try {
        for await (const event of events) {
          if (leave.signal.aborted) continue
          stream.enqueue(encoder.encode(formatEvent(event)))
          // Node flushes at the end of a turn: yield, or the next event would delay this one.
          if (event.event === 'words') await yieldAfterSending()
        }
        if (!leave.signal.aborted) stream.close()
      } catch (error) {
        if (!leave.signal.aborted) stream.error(error)
      }
    },
    cancel() {
      leave.abort()
    },
  })
  return new Response(body, {
    headers: { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store, no-transform' },
  })
}

/** Same answer as one JSON document. */
export async function jsonAnswer(events: AsyncGenerator<ChatEvent>): Promise<ChatAnswer> {
  let answer: ChatAnswer | undefined
  for await (const { event, data } of events) if (event === 'done') answer = data
  if (!answer) throw new Error('the stream ended without the event done')
  return answer
}

/**
 * Sleeps for a moment after sending. Linux wakes the receiver on the sender's CPU, assuming that the sender sleeps
 * next; a server that keeps computing would delay a proxy, a database or a model on the same machine by milliseconds,
 * even with another CPU idle.
 */
function yieldAfterSending(): Promise<void> {
  return pause(1)
}
