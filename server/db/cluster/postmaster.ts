import { type ChildProcess, spawn } from 'node:child_process'
import { open, readFile, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { StartupError } from '../../startup-error.ts'
import { connect } from '../postgres.ts'
import type { ClusterHome } from './cluster-home.ts'

const LOG_MAX_BYTES = 1024 * 1024
const START_DEADLINE_MS = 120_000
const FAST_STOP_DEADLINE_MS = 10_000

/** Settings for a server used by one small process. It logs its own events, never a statement or a row. */
const defaults = {
  listen_addresses: '',
  port: '5432',
  timezone: 'UTC',
  log_timezone: 'UTC',
  max_connections: '100',
  shared_buffers: '64MB',
  max_wal_size: '256MB',
  jit: 'off',
  // Containers often have almost no shared memory for parallel queries.
  max_parallel_workers_per_gather: '0',
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
}

export interface Postmaster {
  /** Resolves once the server answers; with its log if it exited instead. */
  answersOrEnds(): Promise<string | undefined>
  ended: Promise<void>
  stop(): Promise<void>
}

interface PostmasterOptions {
  socketFolder: string
  superuser: string
  settings: Record<string, string>
}

/** Runs one PostgreSQL server in its own process group: Ctrl-C reaches us only, and we stop the server in order. */
export async function spawnPostmaster(home: ClusterHome, options: PostmasterOptions): Promise<Postmaster> {
  const { dataFolder, binaries, account } = home
  const logFile = `${dataFolder}.log`
  const logStart = await startLog(logFile)
  const log = await open(logFile, 'a', 0o600)
  const settings = Object.entries({ ...defaults, unix_socket_directories: options.socketFolder, ...options.settings })
  const child = spawn(
    join(binaries, 'postgres'),
    ['-D', dataFolder, ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...account, cwd: '/', env: { LC_ALL: 'C' }, stdio: ['ignore', log.fd, log.fd], detached: true },
  )
  await log.close()
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  })
  return {
    ended,
    async answersOrEnds() {
      const isZombie = ended.then(() => true)
      const deadline = Date.now() + START_DEADLINE_MS
      while (!(await answers(options))) {
        if (await Promise.race([isZombie, pause(20, false)])) return (await readFile(logFile, 'utf8')).slice(logStart)
        if (Date.now() > deadline) throw new StartupError(`PostgreSQL does not answer; ${logFile} may tell why.`)
      }
      return undefined
    },
    stop: () => stop(child, ended),
  }
}

/** Fast shutdown (SIGINT) ends sessions and writes a checkpoint; past the deadline immediate shutdown (SIGQUIT), and the next start runs crash recovery. */
async function stop(child: ChildProcess, ended: Promise<void>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGINT')
  const timer = setTimeout(() => child.kill('SIGQUIT'), FAST_STOP_DEADLINE_MS)
  await ended
  clearTimeout(timer)
}

/** Rotates the log, keeping one old file; returns the offset of the new lines. */
async function startLog(file: string): Promise<number> {
  const size = (await stat(file).catch(() => undefined))?.size ?? 0
  if (size <= LOG_MAX_BYTES) return size
  await rename(file, `${file}.old`)
  return 0
}

async function answers({ socketFolder, superuser }: PostmasterOptions): Promise<boolean> {
  const target = { socketFolder, database: 'postgres', user: superuser }
  const sql = connect({ target, size: 1, statementTimeoutMs: 5000, applicationName: 'mivoix set-up' })
  return sql`select 1`
    .then(
      () => true,
      () => false,
    )
    .finally(() => sql.end({ timeout: 0 }))
}
