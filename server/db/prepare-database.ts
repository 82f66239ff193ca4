import { SERVER_ROLE } from './client-access.ts'
import type { Cluster } from './cluster/embedded-cluster.ts'
import { connect, type PoolOptions } from './postgres.ts'

/**
 * Creates the server's login role (no superuser, no rights of its own) and its database on an embedded cluster, if missing.
 */
export async function prepareDatabase(
  { socketFolder, superuser }: Pick<Cluster, 'socketFolder' | 'superuser'>,
  database: string,
): Promise<Exclude<PoolOptions['target'], string>> {
  const admin = connect({
    target: { socketFolder, database: 'postgres', user: superuser },
    size: 1,
    statementTimeoutMs: 60_000,
    applicationName: 'mivoix set-up',
  })
  try {
    const [role] = await admin`select from pg_roles where rolname = ${SERVER_ROLE}`
    if (!role) await admin.unsafe(`create role ${SERVER_ROLE} login noinherit createrole`)
    const [existing] = await admin`select from pg_database where datname = ${database}`
    if (!existing) await admin`create database ${admin(database)} owner ${admin(SERVER_ROLE)}`
  } finally {
    await admin.end()
  }
  return { socketFolder, database, user: SERVER_ROLE }
}
