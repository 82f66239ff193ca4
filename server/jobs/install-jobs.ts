import { PgBoss } from 'pg-boss'
import { connect, type PoolOptions } from '../db/postgres.ts'
import { bossOnPool } from './boss-database.ts'

/** Creates missing tables of the queue without processing jobs. */
export async function installJobs(target: PoolOptions['target']): Promise<void> {
  const pool = connect({
    target,
    size: 1,
    statementTimeoutMs: 0,
    applicationName: 'mivoix set-up',
    role: 'service_role',
  })
  const boss = new PgBoss({ db: bossOnPool(pool), schema: 'jobs', supervise: false, schedule: false })
  try {
    await boss.start()
    await boss.stop({ graceful: false })
  } finally {
    await pool.end({ timeout: 1 })
  }
}
