import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { prepareDatabase } from '#server/db/prepare-database.ts'
import { startBenchCluster } from '../support/bench-cluster.ts'
import { endWithBench } from '../support/on-early-end.ts'

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
  const cluster = await startBenchCluster()
  const { database, user } = await prepareDatabase(cluster, 'mivoix')
  return {
    socketFolder: cluster.socketFolder,
    pid: () => cluster.pid(),
    urlBehind: (port) => `postgres://${user}@127.0.0.1:${port}/${database}`,
    stop: () => cluster.stop(),
  }
}

/** A proxy in a separate process, for a bench too busy to forward bytes. */
export async function startBridge(socketFolder: string): Promise<{ port: number; stop(): Promise<void> }> {
  const program = fileURLToPath(new URL('bridge.ts', import.meta.url))
  const child = spawn(process.execPath, [program, socketFolder], { stdio: ['ignore', 'pipe', 'inherit'] })
  endWithBench(child)
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
