import { type ChatEvent, readChatEvents } from '#domain/chat/chat-event.ts'
import type { TestApp } from './app.ts'

/** Calls `chat-wit-ai` as an event stream. Abort the signal to disconnect early. */
export function askForEvents(app: TestApp, input: object, signal?: AbortSignal): Promise<Response> {
  return app.fetch('/functions/v1/chat-wit-ai', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify(input),
    ...(signal && { signal }),
  })
}

export async function eventsOf(response: Response): Promise<ChatEvent[]> {
  if (!response.body) throw new Error('no stream')
  const events: ChatEvent[] = []
  for await (const event of readChatEvents(response.body)) events.push(event)
  return events
}
