import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { serverCommand } from '../http/server-command.ts'
import { endWithBench } from '../support/on-early-end.ts'

const project = fileURLToPath(new URL('../..', import.meta.url))
const START_DEADLINE_MS = 60_000

/** The product's server as a child process that can be stopped, killed and restarted. */
export class ServerProcess {
  readonly address: string
  readonly #env: Record<string, string>
  #child: ChildProcess | undefined
  #said = ''

  constructor(env: Record<string, string> & { PORT: string }) {
    this.#env = env
    this.address = `http://127.0.0.1:${env.PORT}`
  }

  get pid(): number {
    return this.#child?.pid ?? 0
  }

  get isRunning(): boolean {
    return this.#child !== undefined && this.#child.exitCode === null && this.#child.signalCode === null
  }

  /** Log output since the start. */
  get said(): string {
    return this.#said
  }

  /** Starts and waits until ready; returns how long it took. */
  async start(): Promise<number> {
    const startedAt = performance.now()
    this.#said = ''
    const child = spawn(process.execPath, serverCommand, {
      cwd: project,
      env: { ...process.env, LOG_LEVEL: 'error', REST_REQUESTS_PER_SECOND: '1000000', ...this.#env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#child = child
    endWithBench(child)
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (this.#said += text))
    while (!(await this.#isReady())) {
      if (!this.isRunning) throw new Error(`the server ended while it started:\n${this.#said}`)
      if (performance.now() - startedAt > START_DEADLINE_MS)
        throw new Error(`the server does not start:\n${this.#said}`)
      await pause(20)
    }
    return performance.now() - startedAt
  }

  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    if (!this.#child || !this.isRunning) return
    const ended = once(this.#child, 'exit')
    this.#child.kill(signal)
    await ended
  }

  async #isReady(): Promise<boolean> {
    return fetch(`${this.address}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    )
  }
}
