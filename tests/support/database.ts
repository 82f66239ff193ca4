import { inject } from 'vitest'
import { connect, type PoolOptions, type Sql } from '#server/db/postgres.ts'
import { afterTestFile } from './after-test-file.ts'

export const TEMPLATE = 'mivoix_template'

/** Creates a database for the test file, copied from the migrated template, dropped at the end of the file. */
export async function createTestDatabase(): Promise<Exclude<PoolOptions['target'], string>> {
  const socketFolder = inject('socketFolder')
  const database = `test_${crypto.randomUUID().replaceAll('-', '')}`
  const admin = superuser('postgres')
  await admin`create database ${admin(database)} template ${admin(TEMPLATE)} owner mivoix_server`
  afterTestFile(async () => {
    await admin`drop database if exists ${admin(database)} with (force)`
    await admin.end()
  })
  return { socketFolder, database, user: 'mivoix_server' }
}

/** For test setup and assertions; never for the act under test. */
export function superuser(database: string): Sql {
  return connect({
    target: { socketFolder: inject('socketFolder'), database, user: 'postgres' },
    size: 2,
    statementTimeoutMs: 30_000,
    applicationName: 'tests',
  })
}
