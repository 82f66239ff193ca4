import { setTimeout as pause } from 'node:timers/promises'
import { StartupError } from '../../startup-error.ts'
import { connectOnce, type Sql } from '../postgres.ts'

/** Arbitrary advisory lock number: one process at a time uses a cluster. */
const OWNER_LOCK = 4_712_2026
/** Grace period: PostgreSQL needs a moment to notice that its client process was killed. */
const NOTICE_WITHIN_MS = 2000
const ASK_EVERY_MS = 50

export class ClusterInUse extends StartupError {
  /** Socket folder of the PostgreSQL whose process uses the data folder. */
  readonly socketFolder: string
  constructor(dataFolder: string, socketFolder: string) {
    super(
      `Another Mivoix is running on the data in ${dataFolder}. Stop it first, or give this one its own folder: DATA_DIR=…`,
    )
    this.socketFolder = socketFolder
  }
}

export interface ClusterLock {
  release(): void
}

/**
 * Takes a session-level advisory lock on a running cluster, or throws ClusterInUse. The lock belongs to a connection,
 * so it never outlives its process.
 */
export async function lockCluster(dataFolder: string, socketFolder: string, superuser: string): Promise<ClusterLock> {
  const target = { socketFolder, database: 'postgres', user: superuser }
  const sql = connectOnce({ target, statementTimeoutMs: 5000, applicationName: 'mivoix owner' }, () => undefined)
  try {
    const giveUpAt = Date.now() + NOTICE_WITHIN_MS
    while (!(await takeLock(sql))) {
      if (Date.now() > giveUpAt) throw new ClusterInUse(dataFolder, socketFolder)
      await pause(ASK_EVERY_MS)
    }
  } catch (error) {
    await sql.end({ timeout: 0 })
    throw error
  }
  return {
    release() {
      void sql.end({ timeout: 0 })
    },
  }
}

async function takeLock(sql: Sql): Promise<boolean> {
  const [answer] = await sql<{ held: boolean }[]>`select pg_try_advisory_lock(${OWNER_LOCK}) as held`
  return answer?.held === true
}
