import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Settings } from '../settings.ts'
import { StartupError } from '../startup-error.ts'
import { SERVER_ROLE } from './client-access.ts'
import { ClusterInUse } from './cluster/cluster-lock.ts'
import { startCluster } from './cluster/embedded-cluster.ts'
import { connect, type PoolOptions } from './postgres.ts'
import { prepareDatabase } from './prepare-database.ts'

const DATABASE = 'mivoix'
const OLDEST_VERSION = 15
const WAIT_SECONDS = 30
const TELL_EVERY_SECONDS = 5

export interface ConnectedDatabase {
  /** For work that needs a session: jobs, notifications, migrations, commands. */
  target: PoolOptions['target']
  /** For requests: the same target, or a pooler in front of it. */
  requests: Pick<PoolOptions, 'target' | 'isPooled'>
  /** Stops the private PostgreSQL; does nothing for an external database. */
  stop(): Promise<void>
}

/** Database of the settings: the external one of DATABASE_URL, otherwise a private PostgreSQL in the data folder. */
export async function connectToDatabase(
  settings: Pick<Settings, 'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'DATA_DIR'>,
  tell: (sentence: string) => void,
): Promise<ConnectedDatabase> {
  if (settings.DATABASE_URL) {
    const target = settings.DATABASE_DIRECT_URL ?? settings.DATABASE_URL
    await waitForServer(target, settings.DATABASE_DIRECT_URL ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL', tell)
    const requests = { target: settings.DATABASE_URL, isPooled: settings.DATABASE_DIRECT_URL !== undefined }
    return { target, requests, stop: () => Promise.resolve() }
  }
  const cluster = await startCluster({ dataFolder: join(settings.DATA_DIR, 'postgres'), tell })
  try {
    const target = await prepareDatabase(cluster, DATABASE)
    return { target, requests: { target }, stop: () => cluster.stop() }
  } catch (error) {
    await cluster.stop()
    throw error
  }
}

/** Same database for read-only commands: a server may be running on it. */
export async function connectToSharedDatabase(
  ...[settings, tell]: Parameters<typeof connectToDatabase>
): Promise<ConnectedDatabase> {
  try {
    return await connectToDatabase(settings, tell)
  } catch (error) {
    if (!(error instanceof ClusterInUse)) throw error
    const target = { socketFolder: error.socketFolder, database: DATABASE, user: SERVER_ROLE }
    return { target, requests: { target }, stop: () => Promise.resolve() }
  }
}

/** Same database for commands that change it as a whole: no server may be running on it. */
export async function connectToExclusiveDatabase(
  ...[settings, tell]: Parameters<typeof connectToDatabase>
): Promise<ConnectedDatabase> {
  const database = await connectToDatabase(settings, tell)
  const sql = connect({ target: database.target, size: 1, statementTimeoutMs: 5000, applicationName: 'mivoix set-up' })
  try {
    const [servers] = await sql<{ count: number }[]>`
      select count(*)::int as count from pg_stat_activity
      where datname = current_database() and application_name ~ '^mivoix( jobs| probe)?$'
        -- A pooler keeps the application name of the last client on its idle connections.
        and (application_name = 'mivoix jobs' or not ${database.requests.isPooled ?? false})`
    if (servers?.count) throw new StartupError('Mivoix is running on this database. Stop it first, everywhere.')
    return database
  } catch (error) {
    await database.stop()
    throw error
  } finally {
    await sql.end({ timeout: 1 })
  }
}

async function waitForServer(url: string, setting: string, tell: (sentence: string) => void): Promise<void> {
  const sql = connect({ target: url, size: 1, statementTimeoutMs: 5000, applicationName: 'mivoix set-up' })
  try {
    for (let second = 0; ; second += 1) {
      try {
        const [server] = await sql<{ version: number; encoding: string; superuser: boolean; standby: boolean }[]>`
          select current_setting('server_version_num')::int / 10000 as version, rolsuper as superuser,
            current_setting('server_encoding') as encoding, pg_is_in_recovery() as standby
          from pg_roles where rolname = current_user`
        if (!server || server.version < OLDEST_VERSION) {
          throw new StartupError(
            `${setting}: expected PostgreSQL ${OLDEST_VERSION} or later; this server is version ${server?.version}.`,
          )
        }
        // A PostgreSQL installed without a locale makes SQL_ASCII databases, in which searching a name fails.
        if (server.encoding !== 'UTF8') {
          throw new StartupError(
            `${setting}: expected a database in UTF8; this one is in ${server.encoding}. Create it as docs/operations.md says.`,
          )
        }
        if (server.superuser)
          tell(`${setting} logs in as a superuser. Use a role that is none: see docs/operations.md.`)
        // Retried: the standby may be about to be promoted.
        if (server.standby) throw new StandbyOnly()
        return
      } catch (error) {
        if (error instanceof StartupError) throw error
        const reason = error instanceof Error && 'code' in error ? String(error.code) : 'no answer'
        if (second >= WAIT_SECONDS || isFinal(reason)) {
          throw new StartupError(`${setting}: the database cannot be reached (${reason}).`, { cause: error })
        }
        if (second % TELL_EVERY_SECONDS === 2) tell(`Waiting for the database (${reason})…`)
        await pause(1000)
      }
    }
  } finally {
    await sql.end({ timeout: 1 })
  }
}

class StandbyOnly extends Error {
  readonly code = 'it is a standby'
}

/** Wrong password, unknown role or unknown database: retrying does not help. */
function isFinal(code: string): boolean {
  return ['28P01', '28000', '3D000', 'ENOTFOUND'].includes(code)
}
