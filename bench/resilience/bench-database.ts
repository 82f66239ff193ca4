import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startCluster } from '#server/db/embedded-cluster.ts'
import { prepareDatabase } from '#server/db/prepare-database.ts'

export interface BenchDatabase {
  socketFolder: string
  /** PostgreSQL's main process. */
  pid(): Promise<number>
  /** Value for DATABASE_URL, with the port of a proxy in front of the socket. */
  urlBehind(port: number): string
  stop(): Promise<void>
}

/** Starts a PostgreSQL for servers that are given a DATABASE_URL. */
export async function startBenchDatabase(): Promise<BenchDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'mivoix-bench-'))
  await chmod(folder, 0o755)
  const cluster = await startCluster({ dataFolder: join(folder, 'postgres') })
  const { database, user } = await prepareDatabase(cluster, 'mivoix')
  return {
    socketFolder: cluster.socketFolder,
    async pid() {
      const [pid] = (await readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')
      return Number(pid)
    },
    urlBehind: (port) => `postgres://${user}@127.0.0.1:${port}/${database}`,
    async stop() {
      await cluster.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** A proxy in a separate process, for a bench too busy to forward bytes. */
export async function startBridge(socketFolder: string): Promise<{ port: number; stop(): Promise<void> }> {
  const program = fileURLToPath(new URL('bridge.ts', import.meta.url))
  const child = spawn(process.execPath, [program, socketFolder], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [said] = await once(child.stdout, 'data')
  return {
    port: Number(String(said)),
    async stop() {
      const ended = once(child, 'exit')
      child.kill()
      await ended
    },
  }
}
