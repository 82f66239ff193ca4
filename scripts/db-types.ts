import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startCluster } from '#server/db/cluster/embedded-cluster.ts'
import { migrate } from '#server/db/migrate.ts'
import { connect } from '#server/db/postgres.ts'
import { prepareDatabase } from '#server/db/prepare-database.ts'
import { describeDatabase } from './db-types/describe-database.ts'
import { printTypes } from './db-types/print-types.ts'

/** `npm run db:types`: generates domain/database-types.ts from a freshly migrated database. */
const folder = await mkdtemp(join(tmpdir(), 'mivoix-types-'))
const cluster = await startCluster({ dataFolder: join(folder, 'data'), socketFolder: join(folder, 'socket') })
try {
  const target = await prepareDatabase(cluster, 'types')
  const pool = connect({ target, size: 1, statementTimeoutMs: 60_000, applicationName: 'mivoix types' })
  await migrate(pool)
  await writeFile(new URL('../domain/database-types.ts', import.meta.url), printTypes(await describeDatabase(pool)))
  await pool.end()
} finally {
  await cluster.stop()
  await rm(folder, { recursive: true, force: true })
}
