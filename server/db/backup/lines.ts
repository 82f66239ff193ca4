import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { CannotStart } from '../../cannot-start.ts'

/** The lines of a gzip file, one at a time. Only a newline ends a line: rows may hold every other character. */
export class Lines {
  readonly #lines: AsyncIterator<string>

  constructor(file: string) {
    this.#lines = linesOf(file)
  }

  async next(): Promise<string> {
    const { value, done } = await this.#lines.next().catch((cause: unknown) => {
      throw new CannotStart('This file is no backup, or a damaged or incomplete one.', { cause })
    })
    if (done) throw new CannotStart('This backup is incomplete: its end is missing.')
    return value
  }
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const packed = createReadStream(file)
  const text = createGunzip()
  packed.on('error', (error) => text.destroy(error))
  packed.pipe(text).setEncoding('utf8')
  let rest = ''
  for await (const chunk of text) {
    const lines = `${rest}${chunk}`.split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
}
