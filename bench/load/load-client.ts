import { Agent, request } from 'node:http'

export interface Answers {
  milliseconds: number[]
  /** Response times by kind of request. */
  byKind: Map<string, number[]>
  /** Failed answers, by kind. */
  failures: Map<string, number>
}

interface Asked {
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: object
}

export const noAnswers = (): Answers => ({ milliseconds: [], byKind: new Map(), failures: new Map() })

/** A failed request ends the journey that needed its answer. */
export class JourneyFailed extends Error {}

/** Requests to the processes in turn, over kept-alive connections, timed to the last byte of the answer. */
export class LoadClient {
  readonly #ports: readonly string[]
  readonly #agent: Agent
  #asked = 0

  constructor(ports: readonly string[], connections: number) {
    this.#ports = ports
    // FIFO: a long-idle connection may be closed by the server just as it is reused.
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections, scheduling: 'fifo' })
  }

  /** Returns the body as text. */
  async ask(answers: Answers, kind: string, path: string, asked: Asked = {}): Promise<string> {
    const askedAt = performance.now()
    const port = this.#ports[this.#asked++ % this.#ports.length] ?? ''
    const { status, text } = await this.#send(port, path, asked)
    const took = performance.now() - askedAt
    answers.milliseconds.push(took)
    const ofKind = answers.byKind.get(kind)
    if (ofKind) ofKind.push(took)
    else answers.byKind.set(kind, [took])
    if (status >= 200 && status < 300) return text
    const failure = `${kind}: ${status} ${text.slice(0, 120)}`
    answers.failures.set(failure, (answers.failures.get(failure) ?? 0) + 1)
    throw new JourneyFailed(failure)
  }

  close(): void {
    this.#agent.destroy()
  }

  #send(port: string, path: string, { method = 'GET', headers = {}, body }: Asked) {
    const json = body && JSON.stringify(body)
    const sentHeaders = json ? { ...headers, 'content-type': 'application/json' } : headers
    return new Promise<{ status: number; text: string }>((resolve) => {
      const sent = request(
        { agent: this.#agent, host: '127.0.0.1', port, method, path, headers: sentHeaders },
        (answer) => {
          let text = ''
          answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
          answer.once('end', () => resolve({ status: answer.statusCode ?? 0, text }))
          answer.once('error', () => resolve({ status: 0, text: 'the answer broke off' }))
        },
      )
      sent.once('error', (error) => resolve({ status: 0, text: error.message }))
      sent.end(json)
    })
  }
}
