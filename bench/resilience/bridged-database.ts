import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startCluster } from '#server/db/embedded-cluster.ts'
import { prepareDatabase } from '#server/db/prepare-database.ts'
import { createFaultProxy, type FaultProxy } from '../../tests/support/fault-proxy.ts'

export interface BridgedDatabase {
  /** As DATABASE_URL: the way goes through the proxy. */
  url: string
  proxy: FaultProxy
  stop(): Promise<void>
}

/** A PostgreSQL of the bench's own, for servers that are given a DATABASE_URL. */
export async function startBridgedDatabase(): Promise<BridgedDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'mivoix-bench-'))
  await chmod(folder, 0o755)
  const cluster = await startCluster({ dataFolder: join(folder, 'postgres') })
  const { database, user } = await prepareDatabase(cluster, 'mivoix')
  const proxy = await createFaultProxy(cluster.socketFolder)
  return {
    url: `postgres://${user}@127.0.0.1:${proxy.port}/${database}`,
    proxy,
    async stop() {
      await proxy.close()
      await cluster.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
