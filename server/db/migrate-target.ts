import { type MigrateOptions, type MigrateOutcome, migrate } from './migrate.ts'
import { connectForSession, type PoolOptions } from './postgres.ts'

/** Migrates a database on its own connection without a statement timeout. */
export async function migrateTarget(target: PoolOptions['target'], options?: MigrateOptions): Promise<MigrateOutcome> {
  const pool = connectForSession({ target, statementTimeoutMs: 0, applicationName: 'mivoix migrations' })
  try {
    return await migrate(pool, options)
  } finally {
    await pool.end({ timeout: 5 })
  }
}
