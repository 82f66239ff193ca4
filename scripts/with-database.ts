import { connectToSharedDatabase } from '#server/db/connect-to-database.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import { migrateTarget } from '#server/db/migrate-target.ts'
import { withStopped } from '#server/db/with-clean-up.ts'
import { createLog } from '#server/log.ts'
import { readSettings } from '#server/settings.ts'
import { tell } from './command.ts'

/** Runs work on the product's database, migrated first, whether or not the server is running. */
export async function withDatabase<T>(work: (db: Database) => Promise<T>): Promise<T> {
  return withStopped(connectToSharedDatabase(readSettings(), tell), async ({ target }) => {
    await migrateTarget(target)
    const options = { target, size: 2, statementTimeoutMs: 8000, applicationName: 'mivoix command' }
    const db = openDatabase(options, createLog('silent'))
    return await work(db).finally(() => db.close())
  })
}
