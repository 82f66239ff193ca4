import { connect } from 'node:net'

export interface Target {
  port: number
  path: string
  headers?: Record<string, string>
}

const CONNECTIONS = 16

/** Requests answered in a second by a server kept busy for some time; throws at the first answer that is not 200. */
export async function requestsPerSecond(target: Target, seconds: number): Promise<number> {
  const counter = { answered: 0, until: performance.now() + seconds * 1000 }
  const started = performance.now()
  await Promise.all(Array.from({ length: CONNECTIONS }, () => ask(target, counter)))
  return counter.answered / ((performance.now() - started) / 1000)
}

/** One connection that asks again as soon as it is answered. A client of its own, lighter than any server it measures. */
function ask({ port, path, headers = {} }: Target, counter: { answered: number; until: number }): Promise<void> {
  const lines = Object.entries({ host: `127.0.0.1:${port}`, ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  )
  const request = Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`)
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(request))
    let received = Buffer.alloc(0)
    socket.on('error', reject)
    socket.on('close', () => resolve())
    socket.on('data', (chunk) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
      const end = endOfAnswer(received)
      if (end === undefined) return
      if (received.toString('latin1', 9, 12) !== '200') {
        socket.destroy(new Error(`${path} answered ${received.toString('utf8', 0, 600)}`))
        return
      }
      received = received.subarray(end)
      counter.answered += 1
      if (performance.now() < counter.until) socket.write(request)
      else socket.destroy()
    })
  })
}

/** Where the first answer in these bytes ends, if all of it is there. */
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
