import { connect, type Socket } from 'node:net'

export interface Target {
  port: number
  path: string
  headers?: Record<string, string>
}

const CONNECTIONS = 16

/** Requests per second of a saturated server; throws at the first answer that is not 200. */
export async function requestsPerSecond(target: Target, seconds: number): Promise<number> {
  const counter = { answered: 0, until: performance.now() + seconds * 1000 }
  const started = performance.now()
  await Promise.all(Array.from({ length: CONNECTIONS }, () => ask(target, counter)))
  return counter.answered / ((performance.now() - started) / 1000)
}

/** One connection in a closed loop: sends the next request as soon as it is answered. */
async function ask({ port, path, headers = {} }: Target, counter: { answered: number; until: number }): Promise<void> {
  const connection = new KeptConnection(port)
  const request = requestBytes(port, 'GET', path, headers)
  try {
    while (performance.now() < counter.until) {
      await connection.ask(request)
      counter.answered += 1
    }
  } finally {
    connection.close()
  }
}

export function requestBytes(
  port: number,
  method: 'GET' | 'POST',
  path: string,
  headers: Record<string, string>,
  body = '',
): Buffer {
  const length = method === 'GET' ? {} : { 'content-length': String(Buffer.byteLength(body)) }
  const lines = Object.entries({ host: `127.0.0.1:${port}`, ...headers, ...length }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  )
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`)
}

/** Minimal keep-alive HTTP client, lighter than any server it measures: one request at a time. */
export class KeptConnection {
  readonly #socket: Socket
  #received = Buffer.alloc(0)
  #waiting: PromiseWithResolvers<Buffer> | undefined

  constructor(port: number) {
    this.#socket = connect(port, '127.0.0.1')
    this.#socket.on('error', (error) => this.#waiting?.reject(error))
    this.#socket.on('close', () => this.#waiting?.reject(new Error('the server closed the connection')))
    this.#socket.on('data', (chunk) => this.#read(chunk))
  }

  /** Expects a 200. */
  async ask(request: Buffer): Promise<void> {
    const answer = await this.#answerTo(request)
    if (statusIn(answer) !== 200) throw new Error(`the server answered ${answer.toString('utf8', 0, 600)}`)
  }

  async statusOf(request: Buffer): Promise<number> {
    return statusIn(await this.#answerTo(request))
  }

  close(): void {
    this.#waiting = undefined
    this.#socket.destroy()
  }

  #answerTo(request: Buffer): Promise<Buffer> {
    this.#waiting = Promise.withResolvers()
    this.#socket.write(request)
    return this.#waiting.promise
  }

  #read(chunk: Buffer): void {
    this.#received = this.#received.length === 0 ? Buffer.from(chunk) : Buffer.concat([this.#received, chunk])
    const end = endOfAnswer(this.#received)
    if (end === undefined) return
    const answer = this.#received.subarray(0, end)
    this.#received = this.#received.subarray(end)
    this.#waiting?.resolve(answer)
  }
}

const statusIn = (answer: Buffer) => Number(answer.toString('latin1', 9, 12))

/** End of the first complete response in these bytes, if any. */
function endOfAnswer(bytes: Buffer): number | undefined {
  const headEnd = bytes.indexOf('\r\n\r\n')
  if (headEnd === -1) return undefined
  const head = bytes.toString('latin1', 0, headEnd)
  const length = /\ncontent-length: (\d+)/i.exec(head)?.[1]
  if (length !== undefined) {
    const end = headEnd + 4 + Number(length)
    return bytes.length >= end ? end : undefined
  }
  const last = bytes.indexOf('0\r\n\r\n', headEnd + 4)
  return last === -1 ? undefined : last + 5
}
