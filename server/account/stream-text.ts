const CHUNK_CHARACTERS = 64 * 1024

/** Text as a response body with backpressure: generated when the client reads, and stopped when it disconnects. */
export function streamText(text: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      let chunk = ''
      while (chunk.length < CHUNK_CHARACTERS) {
        const { value, done } = await text.next()
        if (done) {
          controller.enqueue(encoder.encode(chunk))
          return controller.close()
        }
        chunk += value
      }
      controller.enqueue(encoder.encode(chunk))
    },
    async cancel() {
      await text.return(undefined)
    },
  })
}
