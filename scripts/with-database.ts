import { connectToSharedDatabase } from '#server/db/connect-to-database.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import type { Fanout } from '#server/db/fanout.ts'
import { migrateTarget } from '#server/db/migrate-target.ts'
import type { PoolOptions } from '#server/db/postgres.ts'
import { createPostgresFanout } from '#server/db/postgres-fanout.ts'
import { withStopped } from '#server/db/with-clean-up.ts'
import { createLog } from '#server/log.ts'
import { readSettings } from '#server/settings.ts'
import { tell } from './command.ts'

/**
 * Runs work on the product's database, migrated first, whether or not the server is running; `fanout` reaches a running
 * server's live channels.
 */
export async function withDatabase<T>(
  work: (db: Database, fanout: Fanout, target: PoolOptions['target']) => Promise<T>,
): Promise<T> {
  return withStopped(connectToSharedDatabase(readSettings(), tell), async ({ target }) => {
    await migrateTarget(target)
    const options = { target, size: 2, statementTimeoutMs: 8000, applicationName: 'mivoix command' }
    const log = createLog('silent')
    const db = openDatabase(options, log)
    const fanout = createPostgresFanout({ target, statementTimeoutMs: 8000 }, log)
    return await work(db, fanout, target).finally(() => Promise.all([db.close(), fanout.close()]))
  })
}
