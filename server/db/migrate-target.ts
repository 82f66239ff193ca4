import { migrate } from './migrate.ts'
import { connect, type PoolOptions } from './postgres.ts'

/** Migrates a database over a connection of its own that may take its time. Answers whether anything was changed. */
export async function migrateTarget(target: PoolOptions['target']): Promise<boolean> {
  const pool = connect({ target, size: 1, statementTimeoutMs: 0, applicationName: 'mivoix migrations' })
  try {
    return await migrate(pool)
  } finally {
    await pool.end({ timeout: 5 })
  }
}
