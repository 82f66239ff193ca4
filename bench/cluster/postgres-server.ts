import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFile, chown, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { debianPrograms } from '#server/db/cluster/debian-programs.ts'
import { systemAccount } from './system-account.ts'

const run = promisify(execFile)
const START_DEADLINE_MS = 60_000
export const PASSWORD = 'password-of-the-bench'

/** Debian's PostgreSQL in a folder of the bench, run by the system account of its package. */
export class PostgresServer {
  readonly port: number
  readonly folder: string
  readonly data: string
  readonly #account = systemAccount('postgres')
  readonly #programs: string
  #child: ChildProcess | undefined

  constructor(folder: string, port: number) {
    const programs = debianPrograms()
    if (!programs) throw new Error('PostgreSQL is not installed: apt-get install postgresql')
    this.#programs = join(programs, 'bin')
    this.folder = folder
    this.data = join(folder, 'data')
    this.port = port
  }

  /** Value for DATABASE_URL, with the product's role. */
  get url(): string {
    return `postgres://mivoix:${PASSWORD}@127.0.0.1:${this.port}/mivoix`
  }

  /** Creates a cluster with these settings, in PostgreSQL's own syntax. */
  async create(settings: string): Promise<void> {
    await this.#ownFolder()
    const passwordFile = join(this.folder, 'password')
    await writeFile(passwordFile, PASSWORD, { mode: 0o644 })
    await this.program('initdb', [
      '-D',
      this.data,
      '-U',
      'postgres',
      '-E',
      'UTF8',
      '--locale=C.UTF-8',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--no-sync',
    ])
    await appendFile(join(this.data, 'pg_hba.conf'), 'host replication all 127.0.0.1/32 scram-sha-256\n')
    await this.configure(settings)
  }

  /** Creates a standby of another server. */
  async copy(primary: PostgresServer, name: string, settings: string): Promise<void> {
    await this.#ownFolder()
    await this.program('pg_basebackup', [
      '-D',
      this.data,
      '-d',
      primary.adminUrl(`application_name=${name}`),
      '--write-recovery-conf',
      '--checkpoint=fast',
      '--no-sync',
    ])
    await this.configure(settings)
  }

  /** Appends settings, which override earlier ones. */
  async configure(settings: string): Promise<void> {
    const own = `port = ${this.port}\nlisten_addresses = '127.0.0.1'\nunix_socket_directories = ''\n`
    await appendFile(join(this.data, 'postgresql.conf'), `\n${settings}\n${own}`)
  }

  adminUrl(options = ''): string {
    return `postgres://postgres:${PASSWORD}@127.0.0.1:${this.port}/postgres${options && `?${options}`}`
  }

  async start(): Promise<void> {
    const child = spawn(join(this.#programs, 'postgres'), ['-D', this.data], {
      ...this.#account,
      cwd: this.folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    this.#child = child
    let said = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(-20_000)))
    const deadline = Date.now() + START_DEADLINE_MS
    while (!(await this.#accepts())) {
      if (child.exitCode !== null || Date.now() > deadline) throw new Error(`PostgreSQL does not start:\n${said}`)
      await pause(50)
    }
  }

  /** Creates the product's login role and database, as docs/operations.md does. */
  async makeDatabase(): Promise<void> {
    await this.sql(`create role mivoix login noinherit createrole password '${PASSWORD}'`)
    await this.sql(`create database mivoix template template0 encoding 'UTF8' locale 'C.UTF-8' owner mivoix`)
  }

  /** Runs one statement as administrator; returns psql's output. */
  async sql(statement: string, database = 'postgres'): Promise<string> {
    const url = this.adminUrl().replace(/postgres$/, database)
    return this.program('psql', ['-XAtq', '-v', 'ON_ERROR_STOP=1', '-d', url, '-c', statement])
  }

  async promote(): Promise<void> {
    await this.program('pg_ctl', ['-D', this.data, 'promote', '--wait'])
  }

  async stop(signal: 'SIGINT' | 'SIGKILL' = 'SIGINT'): Promise<void> {
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    if (signal === 'SIGKILL') await this.#killAll(child.pid ?? 0)
    else child.kill(signal)
    await ended
  }

  async program(name: string, args: string[]): Promise<string> {
    const { stdout } = await run(join(this.#programs, name), args, {
      ...this.#account,
      cwd: this.folder,
      env: { PATH: '/usr/bin:/bin', LC_ALL: 'C.UTF-8' },
    })
    return stdout.trim()
  }

  /** Simulates a lost machine: kills all processes, so that none writes or answers any more. */
  async #killAll(postmaster: number): Promise<void> {
    const children = (await readFile(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8')).trim().split(' ')
    for (const pid of [postmaster, ...children.map(Number)]) {
      try {
        process.kill(pid, 'SIGKILL')
      } catch {
        // The process has ended meanwhile.
      }
    }
  }

  async #accepts(): Promise<boolean> {
    return this.program('pg_isready', ['-h', '127.0.0.1', '-p', String(this.port)]).then(
      () => true,
      () => false,
    )
  }

  async #ownFolder(): Promise<void> {
    await mkdir(this.folder, { recursive: true })
    const { uid, gid } = this.#account
    if (uid !== undefined && gid !== undefined) await chown(this.folder, uid, gid)
  }
}
