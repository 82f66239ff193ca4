import { type ChatEvent, readChatEvents } from '#domain/chat/chat-event.ts'
import type { ChatMessage } from '#domain/chat/schema.ts'
import { AppError } from '#domain/errors.ts'
import { client } from '#web/lib/client.ts'
import { appErrorOf } from '#web/lib/data/errors.ts'

/** Sends a message and yields the answer as a stream. Throws `AppError`, also when the stream is cut. */
export async function* streamAnswer(input: ChatMessage, signal: AbortSignal): AsyncGenerator<ChatEvent> {
  let isWhole = false
  try {
    const supabase = await client()
    const { data, error } = await supabase.functions.invoke<Response>('chat-wit-ai', {
      body: input,
      headers: { accept: 'text/event-stream' },
      signal,
    })
    if (error) throw error
    if (!data?.body) throw new AppError('unexpected')
    // Read to the end: aborting a stream closes its connection, and the next message would need a new one.
    for await (const event of readChatEvents(data.body)) {
      yield event
      isWhole ||= event.event === 'done' || event.event === 'consent-needed'
    }
  } catch (error) {
    if (!isWhole) throw await appErrorOf(error)
  }
  if (!isWhole) throw new AppError('offline')
}
