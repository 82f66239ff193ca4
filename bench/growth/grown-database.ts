import type { Cluster } from '#server/db/cluster/embedded-cluster.ts'
import { openDatabase } from '#server/db/database.ts'
import type { Identity } from '#server/db/identity.ts'
import { migrateTarget } from '#server/db/migrate-target.ts'
import { connect, type PoolOptions } from '#server/db/postgres.ts'
import { prepareDatabase } from '#server/db/prepare-database.ts'
import { SigningKeys } from '#server/identity/signing-keys.ts'
import { createLog } from '#server/log.ts'
import { ServerProcess } from '../resilience/server-process.ts'
import { fillGrowth, type Sample, type Size } from './fill-growth.ts'
import type { Question } from './questions.ts'

/** A database of one size, with a server in front of it. */
export interface GrownDatabase {
  size: Size
  target: Exclude<PoolOptions['target'], string>
  bytes: string
  /** PostgreSQL's execution time of the nth run of a query, in milliseconds. */
  askDatabase(question: Question, call: number): Promise<number>
  /** Milliseconds until the answer of /rest/v1 is read. */
  askServer(question: Question, call: number): Promise<number>
  /** Runs as superuser, without a statement timeout. */
  askOnce(sql: string): Promise<number>
  /** Queries for which the server returned no row. */
  unanswered: ReadonlySet<string>
  stop(): Promise<void>
}

const SAMPLES = 200
type Explained = { 'QUERY PLAN': [{ 'Execution Time': number }] }

export async function growDatabase(cluster: Cluster, name: string, size: Size, port: string): Promise<GrownDatabase> {
  const target = await prepareDatabase(cluster, name)
  await migrateTarget(target)
  const superuser = connect({
    target: { ...target, user: cluster.superuser },
    size: 1,
    statementTimeoutMs: 0,
    applicationName: 'bench',
  })
  const startedAt = performance.now()
  const sample = await fillGrowth(superuser, size, SAMPLES, (done) =>
    console.log(`${name}: ${done} after ${Math.round((performance.now() - startedAt) / 1000)} s`),
  ).catch(async (error: unknown) => {
    await superuser.end()
    throw error
  })
  const server = new ServerProcess({
    PORT: port,
    DATABASE_URL: `postgres://${target.user}@/${name}?host=${target.socketFolder}`,
    DEMO: 'off',
    LOG_LEVEL: 'error',
    REST_REQUESTS_PER_SECOND: '1000000',
  })
  await server.start()
  const db = openDatabase(
    { target, size: 1, statementTimeoutMs: 60_000, applicationName: 'bench' },
    createLog('silent'),
  )
  const keys = new SigningKeys(db, `http://localhost:${port}/auth/v1`)
  await keys.load()
  const identities = await signIn(superuser, sample)
  const tokens = new Map<string, string>()
  const issuedAt = Math.floor(Date.now() / 1000)
  for (const [id, identity] of identities) {
    const claims = { ...identity, role: 'authenticated', sub: id, aal: 'aal2' }
    tokens.set(id, await keys.sign(claims as never, { issuedAt, expiresAt: issuedAt + 7200 }))
  }
  const [bytes] = await superuser<
    { pretty: string }[]
  >`select pg_size_pretty(pg_database_size(current_database())) as pretty`

  const unanswered = new Set<string>()
  return {
    size,
    target,
    unanswered,
    bytes: bytes?.pretty ?? '',
    async askDatabase(question, call) {
      const id = question.who(sample, call)
      const identity: Identity = (id === null ? undefined : identities.get(id)) ?? { role: 'anon' }
      const [row] = await db.readAs<Explained>(
        identity,
        `explain (analyze, timing off, format json) ${question.sql(sample, call)}`,
        [],
      )
      return row?.['QUERY PLAN'][0]['Execution Time'] ?? Number.NaN
    },
    async askServer(question, call) {
      const token = tokens.get(question.who(sample, call) ?? '')
      const headers = token ? { authorization: `Bearer ${token}` } : undefined
      const beganAt = performance.now()
      const answer = await fetch(`${server.address}/rest/v1/${question.path(sample, call)}`, headers ? { headers } : {})
      const rows: unknown = await answer.json()
      const took = performance.now() - beganAt
      if (!answer.ok || !Array.isArray(rows))
        throw new Error(`${question.name}: ${answer.status}, ${JSON.stringify(rows).slice(0, 200)}`)
      if (rows.length === 0) unanswered.add(question.name)
      return took
    },
    async askOnce(sql) {
      const [row] = await superuser.unsafe<Explained[]>(`explain (analyze, timing off, format json) ${sql}`)
      return row?.['QUERY PLAN'][0]['Execution Time'] ?? Number.NaN
    },
    async stop() {
      await db.close()
      await superuser.end()
      await server.end('SIGTERM')
    },
  }
}

/** Sessions for all people whose pages are opened. */
async function signIn(sql: ReturnType<typeof connect>, sample: Sample): Promise<Map<string, Identity>> {
  const people = [
    ...new Set([...sample.patients.flatMap(({ id, practitionerId }) => [id, practitionerId]), ...sample.offering]),
  ]
  const sessions = await sql<{ id: string; session: string }[]>`
    insert into auth.sessions (user_id, not_after) select id, now() + interval '1 day' from unnest(${people}::uuid[]) id
    returning user_id as id, id as session`
  const all = [...sessions, { id: sample.adminId, session: sample.adminSessionId }]
  return new Map(all.map(({ id, session }) => [id, { role: 'authenticated', sub: id, session_id: session }]))
}
