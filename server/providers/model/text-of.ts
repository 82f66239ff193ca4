import type { IncomingMessage } from 'node:http'

/** Text of a response, chunk by chunk. Yields received data at once; Node's own iterator waits for the next tick. */
export async function* textOf(response: IncomingMessage): AsyncGenerator<string> {
  response.setEncoding('utf8')
  let wake: (() => void) | undefined
  try {
    for (;;) {
      const text: string | null = response.read()
      if (text !== null) yield text
      else if (response.readableEnded) return
      else if (response.destroyed) throw response.errored ?? new Error('the endpoint closed the connection')
      else {
        if (!wake) for (const news of ['readable', 'end', 'error', 'close']) response.on(news, () => wake?.())
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
    }
  } finally {
    response.destroy()
  }
}
