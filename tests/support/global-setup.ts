import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startCluster } from '#server/db/cluster/embedded-cluster.ts'
import { migrate } from '#server/db/migrate.ts'
import { connect } from '#server/db/postgres.ts'
import { prepareDatabase } from '#server/db/prepare-database.ts'
import { TEMPLATE } from './database.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    socketFolder: string
  }
}

/** One PostgreSQL for the whole run, with one migrated template that each test file copies. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'mivoix-test-'))
  await chmod(folder, 0o755)
  const cluster = await startCluster({
    dataFolder: join(folder, 'data'),
    socketFolder: join(folder, 'socket'),
    // Durability is off for speed: test data may be lost.
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' },
  })
  const target = await prepareDatabase(cluster, TEMPLATE)
  const pool = connect({ target, size: 1, statementTimeoutMs: 60_000, applicationName: 'tests' })
  await migrate(pool)
  await pool.end()
  project.provide('socketFolder', cluster.socketFolder)
  return async () => {
    await cluster.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
