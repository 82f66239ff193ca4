const CHUNK_CHARACTERS = 64 * 1024

/** Text as a body that is written when its reader asks for more, and no longer once they have left. */
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
