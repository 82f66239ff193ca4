import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdir, readFile, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { PASSWORD } from './postgres-server.ts'
import { systemAccount } from './system-account.ts'

const START_DEADLINE_MS = 20_000

export const hasPgbouncer = () => spawnSync('pgbouncer', ['--version']).error === undefined

/** PgBouncer with deploy/pgbouncer.ini in front of one PostgreSQL, with folders and ports of the bench. */
export class Pgbouncer {
  readonly port: number
  readonly #folder: string
  readonly #databasePort: number
  readonly #account = systemAccount('postgres')
  #child: ChildProcess | undefined

  constructor(folder: string, port: number, databasePort: number) {
    this.#folder = folder
    this.port = port
    this.#databasePort = databasePort
  }

  /** Value for DATABASE_URL. */
  get url(): string {
    return `postgres://mivoix:${PASSWORD}@127.0.0.1:${this.port}/mivoix`
  }

  async start(): Promise<void> {
    await this.#configure()
    const child = spawn('pgbouncer', [join(this.#folder, 'pgbouncer.ini')], { ...this.#account, stdio: 'ignore' })
    this.#child = child
    const deadline = Date.now() + START_DEADLINE_MS
    while (!(await this.#listens())) {
      if (child.exitCode !== null || Date.now() > deadline) throw new Error(await this.#log())
      await pause(50)
    }
  }

  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }

  async #configure(): Promise<void> {
    await mkdir(this.#folder, { recursive: true })
    const shipped = await readFile(new URL('../../deploy/pgbouncer.ini', import.meta.url), 'utf8')
    const own = shipped
      .replace('port=5432', `port=${this.#databasePort}`)
      .replace('listen_addr = *', 'listen_addr = 127.0.0.1')
      .replace('listen_port = 6432', `listen_port = ${this.port}`)
      .replaceAll('/etc/pgbouncer', this.#folder)
      .replaceAll(/\/var\/(?:log|run)\/postgresql/g, this.#folder)
      .replaceAll(/^client_tls.*$/gm, '')
    await writeFile(join(this.#folder, 'pgbouncer.ini'), own)
    await writeFile(join(this.#folder, 'userlist.txt'), `"mivoix" "${PASSWORD}"\n`)
    const { uid, gid } = this.#account
    if (uid !== undefined && gid !== undefined) await chown(this.#folder, uid, gid)
  }

  async #log(): Promise<string> {
    const log = await readFile(join(this.#folder, 'pgbouncer.log'), 'utf8').catch(() => '')
    return `PgBouncer does not start:\n${log}`
  }

  async #listens(): Promise<boolean> {
    const socket = connect(this.port, '127.0.0.1')
    try {
      await once(socket, 'connect')
      return true
    } catch {
      return false
    } finally {
      socket.destroy()
    }
  }
}
