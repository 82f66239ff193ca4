import { connectToSharedDatabase } from '#server/db/connect-to-database.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { connect } from '#server/db/postgres.ts'
import { createLog } from '#server/log.ts'
import { readSettings } from '#server/settings.ts'
import { tell } from './command.ts'

/** Runs work on the product's database, migrated first, whether or not the server is running. */
export async function withDatabase<T>(work: (db: Database) => Promise<T>): Promise<T> {
  const database = await connectToSharedDatabase(readSettings(), tell)
  const { target } = database
  try {
    const pool = connect({ target, size: 1, statementTimeoutMs: 0, applicationName: 'mivoix command' })
    await migrate(pool).finally(() => pool.end({ timeout: 5 }))
    const options = { target, size: 2, statementTimeoutMs: 8000, applicationName: 'mivoix command' }
    const db = openDatabase(options, createLog('silent'))
    return await work(db).finally(() => db.close())
  } finally {
    await database.stop()
  }
}
