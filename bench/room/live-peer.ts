import { once } from 'node:events'
import WebSocket from 'ws'

const PUBLISHABLE_KEY = 'sb_publishable_mivoix'

/** Minimal Realtime client in a room, so that the server is what is measured. */
export class LivePeer {
  readonly #ws: WebSocket
  readonly #topic: string
  #ref = 1

  private constructor(ws: WebSocket, topic: string) {
    this.#ws = ws
    this.#topic = `realtime:${topic}`
  }

  static async join(
    address: string,
    topic: string,
    token: string,
    onSignal: (body: { id: number }) => void,
  ): Promise<LivePeer> {
    const url = `${address.replace('http', 'ws')}/realtime/v1/websocket?apikey=${PUBLISHABLE_KEY}&vsn=2.0.0`
    const ws = new WebSocket(url)
    await once(ws, 'open')
    const peer = new LivePeer(ws, topic)
    const joined = Promise.withResolvers<void>()
    ws.on('message', (data: Buffer, isBinary) => {
      if (isBinary) return onSignal(JSON.parse(data.subarray(5 + (data[1] ?? 0) + (data[2] ?? 0)).toString()))
      const [, , , event, payload] = JSON.parse(data.toString())
      if (event !== 'phx_reply') return
      if (payload.status === 'ok') joined.resolve()
      else joined.reject(new Error(JSON.stringify(payload)))
    })
    const config = { private: true, broadcast: { ack: false, self: false }, presence: { enabled: false } }
    ws.send(JSON.stringify(['1', '1', peer.#topic, 'phx_join', { config, access_token: token }]))
    await joined.promise
    return peer
  }

  send(body: object): void {
    const parts = ['1', String((this.#ref += 1)), this.#topic, 'signal', ''].map((text) => Buffer.from(text))
    const header = Buffer.from([3, ...parts.map(({ length }) => length), 1])
    this.#ws.send(Buffer.concat([header, ...parts, Buffer.from(JSON.stringify(body))]))
  }

  close(): void {
    this.#ws.close()
  }
}
