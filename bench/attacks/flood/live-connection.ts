import { randomBytes } from 'node:crypto'
import { connect, type Socket } from 'node:net'

const SWITCHING_PROTOCOLS = 101
const TEXT = 0x81
const CLOSE = 8
const MASKED = 0x80
/** Without a token: a heartbeat, and a join. */
const frames = [
  ['1', '1', 'phoenix', 'heartbeat', {}],
  ['1', '2', 'realtime:session:00000000-0000-4000-8000-000000000000', 'phx_join', { config: { private: true } }],
].map((frame) => masked(Buffer.from(JSON.stringify(frame))))

/** A live channel's connection without a library: says the next frame as soon as the last one is answered. */
export class LiveConnection {
  readonly #socket: Socket
  #isOpen = false
  #said = 0

  constructor(
    port: number,
    { publishableKey, from, hear }: { publishableKey: string; from: string; hear: () => void },
  ) {
    this.#socket = connect(port, '127.0.0.1')
    this.#socket.on('error', () => undefined)
    this.#socket.on('data', (data) => {
      hear()
      if (!this.#isOpen) {
        if (Number(data.toString('latin1', 9, 12)) !== SWITCHING_PROTOCOLS) return this.close()
        this.#isOpen = true
      } else if (((data[0] ?? 0) & 0x0f) === CLOSE) return this.close()
      this.#socket.write(frames[this.#said++ % frames.length] ?? '')
    })
    this.#socket.write(
      `GET /realtime/v1/websocket?apikey=${publishableKey}&vsn=2.0.0 HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n` +
        `x-forwarded-for: ${from}\r\nconnection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n` +
        `sec-websocket-key: ${randomBytes(16).toString('base64')}\r\n\r\n`,
    )
  }

  get closed(): Promise<void> {
    return new Promise((resolve) => {
      if (this.#socket.closed) resolve()
      else this.#socket.once('close', () => resolve())
    })
  }

  close(): void {
    this.#socket.destroy()
  }
}

/** A short text frame, with the mask of zeros. */
function masked(text: Buffer): Buffer {
  return Buffer.concat([Buffer.from([TEXT, MASKED | text.length, 0, 0, 0, 0]), text])
}
