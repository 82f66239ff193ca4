import { type MigrateOptions, type MigrateOutcome, migrate } from './migrate.ts'
import { connect, type PoolOptions } from './postgres.ts'

/** Migrates a database over a connection of its own that may take its time. */
export async function migrateTarget(target: PoolOptions['target'], options?: MigrateOptions): Promise<MigrateOutcome> {
  const pool = connect({ target, size: 1, statementTimeoutMs: 0, applicationName: 'mivoix migrations' })
  try {
    return await migrate(pool, options)
  } finally {
    await pool.end({ timeout: 5 })
  }
}
