import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { CannotStart } from '../cannot-start.ts'
import type { Settings } from '../settings.ts'
import { ClusterInUse } from './cluster-lock.ts'
import { startCluster } from './embedded-cluster.ts'
import { connect, type PoolOptions } from './postgres.ts'
import { prepareDatabase, SERVER_ROLE } from './prepare-database.ts'

const DATABASE = 'mivoix'
const OLDEST_VERSION = 15
const WAIT_SECONDS = 30
const TELL_EVERY_SECONDS = 5

export interface ReachedDatabase {
  target: PoolOptions['target']
  /** Ends what was started to reach it: the private PostgreSQL, and nothing at all for one of yours. */
  stop(): Promise<void>
}

/** The database of the settings: yours when DATABASE_URL names one, otherwise a private PostgreSQL in the data folder. */
export async function reachDatabase(
  settings: Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'>,
  tell: (sentence: string) => void,
): Promise<ReachedDatabase> {
  if (settings.DATABASE_URL) {
    await waitForServer(settings.DATABASE_URL, tell)
    return { target: settings.DATABASE_URL, stop: () => Promise.resolve() }
  }
  const cluster = await startCluster({ dataFolder: join(settings.DATA_DIR, 'postgres'), tell })
  try {
    return { target: await prepareDatabase(cluster, DATABASE), stop: () => cluster.stop() }
  } catch (error) {
    await cluster.stop()
    throw error
  }
}

/** The same database, for whoever only looks: a server may be running on it. */
export async function reachDatabaseInUse(
  ...[settings, tell]: Parameters<typeof reachDatabase>
): Promise<ReachedDatabase> {
  try {
    return await reachDatabase(settings, tell)
  } catch (error) {
    if (!(error instanceof ClusterInUse)) throw error
    const target = { socketFolder: error.socketFolder, database: DATABASE, user: SERVER_ROLE }
    return { target, stop: () => Promise.resolve() }
  }
}

/** The same database, for whoever changes it as a whole: no server may be running on it. */
export async function reachDatabaseAlone(
  ...[settings, tell]: Parameters<typeof reachDatabase>
): Promise<ReachedDatabase> {
  const database = await reachDatabase(settings, tell)
  const sql = connect({ target: database.target, size: 1, statementTimeoutMs: 5000, applicationName: 'mivoix set-up' })
  try {
    const [servers] = await sql<{ count: number }[]>`
      select count(*)::int as count from pg_stat_activity
      where datname = current_database() and application_name ~ '^mivoix( jobs| probe)?$'`
    if (servers?.count) throw new CannotStart('Mivoix is running on this database. Stop it first, everywhere.')
    return database
  } catch (error) {
    await database.stop()
    throw error
  } finally {
    await sql.end({ timeout: 1 })
  }
}

async function waitForServer(url: string, tell: (sentence: string) => void): Promise<void> {
  const sql = connect({ target: url, size: 1, statementTimeoutMs: 5000, applicationName: 'mivoix set-up' })
  try {
    for (let second = 0; ; second += 1) {
      try {
        const [server] = await sql<{ version: number; superuser: boolean }[]>`
          select current_setting('server_version_num')::int / 10000 as version, rolsuper as superuser
          from pg_roles where rolname = current_user`
        if (!server || server.version < OLDEST_VERSION) {
          throw new CannotStart(
            `DATABASE_URL: expected PostgreSQL ${OLDEST_VERSION} or later; this server is version ${server?.version}.`,
          )
        }
        if (server.superuser)
          tell('DATABASE_URL logs in as a superuser. Use a role that is none: see docs/operations.md.')
        return
      } catch (error) {
        if (error instanceof CannotStart) throw error
        const reason = error instanceof Error && 'code' in error ? String(error.code) : 'no answer'
        if (second >= WAIT_SECONDS || isFinal(reason)) {
          throw new CannotStart(`DATABASE_URL: the database cannot be reached (${reason}).`, { cause: error })
        }
        if (second % TELL_EVERY_SECONDS === 2) tell(`Waiting for the database (${reason})…`)
        await pause(1000)
      }
    }
  } finally {
    await sql.end({ timeout: 1 })
  }
}

/** Wrong password, unknown role, unknown database: waiting will not help. */
function isFinal(code: string): boolean {
  return ['28P01', '28000', '3D000', 'ENOTFOUND'].includes(code)
}
