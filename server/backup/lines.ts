import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import type { z } from 'zod'
import { StartupError } from '../startup-error.ts'

/** Lines of a gzip file, one at a time. Only a newline ends a line: rows may contain every other character. */
export class Lines {
  readonly #file: string
  readonly #lines: AsyncIterator<string>

  constructor(file: string) {
    this.#file = file
    this.#lines = linesOf(file)
  }

  async next(): Promise<string> {
    const { value, done } = await this.#lines.next().catch((cause: unknown) => {
      throw new StartupError(`${this.#file} is no backup, or a damaged or incomplete one.`, { cause })
    })
    if (done) throw new StartupError(`${this.#file} is incomplete: its end is missing.`)
    return value
  }

  /** Parses a JSON line. */
  async nextAs<T>(schema: z.ZodType<T>): Promise<T> {
    const line = await this.next()
    try {
      return schema.parse(JSON.parse(line))
    } catch (cause) {
      throw new StartupError(`${this.#file} is no backup of Mivoix, or a damaged one.`, { cause })
    }
  }
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const packed = createReadStream(file)
  const text = createGunzip()
  packed.on('error', (error) => text.destroy(error))
  packed.pipe(text).setEncoding('utf8')
  // Kept in parts: joining them at each chunk would take the square of a long row's length.
  let rest: string[] = []
  for await (const chunk of text) {
    const [first = '', ...others] = String(chunk).split('\n')
    rest.push(first)
    const last = others.pop()
    if (last === undefined) continue
    yield rest.join('')
    yield* others
    rest = [last]
  }
}
