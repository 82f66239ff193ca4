import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { SERVICE_KEY } from '../resilience/write-message.ts'

/** What people do, in the shares they do it: read pages, look for free times, write. */
const MIX = ['page', 'page', 'page', 'help', 'times', 'times', 'times', 'settings', 'message', 'message'] as const
const visitor = { apikey: 'sb_publishable_mivoix' }
const service = { apikey: SERVICE_KEY, authorization: `Bearer ${SERVICE_KEY}`, 'content-type': 'application/json' }

export interface Answers {
  milliseconds: number[]
  /** Answers that were no success, by what they were. */
  failures: Map<string, number>
}

/** Requests of all kinds to processes in turn, over kept connections. */
export class MixedLoad {
  readonly #ports: readonly string[]
  readonly #agent: Agent
  #asked = 0

  constructor(ports: readonly string[], connections: number) {
    this.#ports = ports
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections })
  }

  /** As many as are answered when each of some clients asks again as soon as it was answered; per second. */
  async most(clients: number, seconds: number): Promise<number> {
    const answers: Answers = { milliseconds: [], failures: new Map() }
    const until = performance.now() + seconds * 1000
    const startedAt = performance.now()
    await Promise.all(
      Array.from({ length: clients }, async () => {
        while (performance.now() < until) await this.#ask(answers)
      }),
    )
    return answers.milliseconds.length / ((performance.now() - startedAt) / 1000)
  }

  /** At a steady pace whatever the answers do, so that waiting is measured too. */
  async steady(perSecond: number, seconds: number): Promise<Answers> {
    const answers: Answers = { milliseconds: [], failures: new Map() }
    const running = new Set<Promise<void>>()
    const startedAt = performance.now()
    for (let due = 0; due < perSecond * seconds; due += 1) {
      const wait = startedAt + (due / perSecond) * 1000 - performance.now()
      if (wait > 1) await pause(wait)
      const asked = this.#ask(answers).finally(() => running.delete(asked))
      running.add(asked)
    }
    await Promise.all(running)
    return answers
  }

  close(): void {
    this.#agent.destroy()
  }

  async #ask(answers: Answers): Promise<void> {
    const askedAt = performance.now()
    const number = this.#asked++
    const kind = MIX[number % MIX.length] ?? 'page'
    const status = await this.#send(kind, this.#ports[number % this.#ports.length] ?? '')
    answers.milliseconds.push(performance.now() - askedAt)
    if (status >= 200 && status < 300) return
    answers.failures.set(`${kind}: ${status}`, (answers.failures.get(`${kind}: ${status}`) ?? 0) + 1)
  }

  #send(kind: (typeof MIX)[number], port: string): Promise<number> {
    const { method, path, headers, body } = requestOf(kind)
    return new Promise((resolve) => {
      const sent = request({ agent: this.#agent, host: '127.0.0.1', port, method, path, headers }, (answer) => {
        answer.resume().once('end', () => resolve(answer.statusCode ?? 0))
      })
      sent.once('error', () => resolve(0))
      sent.end(body)
    })
  }
}

function requestOf(kind: (typeof MIX)[number]) {
  if (kind === 'page') return { method: 'GET', path: '/', headers: {} }
  if (kind === 'help') return { method: 'GET', path: '/urgence', headers: {} }
  if (kind === 'settings') return { method: 'GET', path: '/auth/v1/settings', headers: visitor }
  if (kind === 'times') return { method: 'GET', path: '/rest/v1/free_starts?select=*&limit=20', headers: visitor }
  const row = { id: crypto.randomUUID(), name: 'Bench', email: 'bench@example.org', subject: 'Bench', message: 'Bench' }
  return { method: 'POST', path: '/rest/v1/contact_messages', headers: service, body: JSON.stringify(row) }
}
