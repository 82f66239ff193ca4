/** A server-sent event (SSE) with JSON data. */
interface ServerEvent {
  event: string
  data: unknown
}

export function formatEvent({ event, data }: ServerEvent): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
}

/** Parses the events of a `text/event-stream` as they arrive. */
export async function* readEvents(stream: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
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
        const [, event, data] = /^event: ([\w-]+)\ndata: (.*)$/.exec(block) ?? []
        if (event && data) yield { event, data: JSON.parse(data) }
      }
      if (done) return
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}
