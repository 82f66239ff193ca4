import { readChatEvents } from '#domain/chat/chat-event.ts'

export interface Heard {
  text: string
  level: string
  firstWordsMs: number
  doneMs: number
}

/** One message of a new visitor, from a new IP address; the answer stream is read to its end. */
export async function converse(server: string, message: string, signal?: AbortSignal): Promise<Heard> {
  const startedAt = performance.now()
  const response = await fetch(`${server}/functions/v1/chat-wit-ai`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      'x-forwarded-for': `198.18.${byte()}.${byte()}`,
    },
    body: JSON.stringify({ message, sessionId: crypto.randomUUID() }),
    ...(signal && { signal }),
  })
  if (!response.ok || !response.body) throw new Error(`answered ${response.status}`)
  let firstWordsMs = Number.NaN
  let heard: Heard | undefined
  for await (const { event, data } of readChatEvents(response.body)) {
    if (event === 'words' && Number.isNaN(firstWordsMs)) firstWordsMs = performance.now() - startedAt
    if (event === 'done')
      heard = { text: data.response, level: data.level, firstWordsMs, doneMs: performance.now() - startedAt }
  }
  if (!heard) throw new Error('the answer broke off')
  return heard
}

/** The same request directly to the endpoint, as our server sends it: time to its first chunk. */
export async function askEndpoint(url: string, body: object): Promise<number> {
  const startedAt = performance.now()
  const response = await fetch(`${url}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.body) throw new Error('no stream')
  let firstMs: number | undefined
  for await (const piece of response.body) if (piece.length > 0) firstMs ??= performance.now() - startedAt
  return firstMs ?? Number.NaN
}

function byte(): number {
  return Math.floor(Math.random() * 256)
}
