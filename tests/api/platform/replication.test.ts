import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { debianPrograms } from '#server/db/cluster/debian-programs.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import { connect, type Sql } from '#server/db/postgres.ts'
import type { Deps } from '#server/deps.ts'
import { runProbe } from '#server/diagnostics/run-probe.ts'
import { createLog } from '#server/log.ts'
import { claimedPrimaries } from '#server/metrics/claimed-primaries.ts'
import { synchronousCommits } from '#server/metrics/synchronous-commits.ts'
import { waitingCommits } from '#server/metrics/waiting-commits.ts'
import { PASSWORD, PostgresServer } from '../../../bench/cluster/postgres-server.ts'
import { afterTestFile } from '../../support/after-test-file.ts'
import { freePort } from '../../support/servers/free-port.ts'

const log = createLog('silent')
const shipped = (name: string) => readFile(new URL(`../../../deploy/postgresql/${name}`, import.meta.url), 'utf8')

/** Minimal roles and functions to begin a transaction; the product's own tables are not needed. */
const ENTRANCE = `
  create role anon; grant anon to mivoix; create role mivoix_owner;
  create schema app authorization mivoix_owner; create table public.notes (id text);
  create function app.enter(jsonb) returns void language sql as 'select null';
  grant usage on schema app to anon; grant insert, select on public.notes to anon;`

// A primary and a standby of Debian's PostgreSQL with the files of deploy/: acknowledged writes are on both.
describe.skipIf(!debianPrograms())('a primary with a standby (skipped without the package postgresql)', () => {
  let primary: PostgresServer
  let standby: PostgresServer
  let admin: Sql
  let db: Database

  const open = (target: string) => {
    const opened = openDatabase({ target, size: 3, statementTimeoutMs: 60_000, applicationName: 'mivoix' }, log)
    afterTestFile(() => opened.close())
    return opened
  }
  const bothHosts = () => primary.url.replace(/127\.0\.0\.1:\d+/, `127.0.0.1:${primary.port},127.0.0.1:${standby.port}`)
  const probeAt = (url: string) => runProbe('replication', { db, log, settings: { DATABASE_URL: url } } as Deps)
  const probe = () => probeAt(bothHosts())
  const insert = (id: string, into = db) => into.asService((sql) => sql`insert into public.notes values (${id})`)
  const kept = async () => (await admin`select id from public.notes order by id`).map(({ id }) => id)
  /** Commits that wait for the synchronous standby. */
  const waitingForStandby = (sql: Sql) =>
    sql<{ pid: number }[]>`select pid from pg_stat_activity where wait_event = 'SyncRep'`

  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'mivoix-replication-'))
    await chmod(folder, 0o755)
    afterTestFile(() => rm(folder, { recursive: true, force: true }))
    const settings = `${await shipped('primary.conf')}\narchive_mode = off\n`
    primary = new PostgresServer(join(folder, 'db1'), await freePort())
    await primary.create(settings)
    await primary.start()
    afterTestFile(() => primary.stop())
    await primary.makeDatabase()
    await primary.sql(ENTRANCE, 'mivoix')
    const replicas = await readFile(new URL('../../../db/functions/admin/replicas.sql', import.meta.url), 'utf8')
    await primary.sql(`set role mivoix_owner; ${replicas} grant execute on function app.replicas() to anon`, 'mivoix')
    standby = new PostgresServer(join(folder, 'db2'), await freePort())
    await standby.copy(primary, 'db2', `${settings}\n${await shipped('standby.conf')}`)
    admin = connect({
      target: `postgres://postgres:${PASSWORD}@127.0.0.1:${primary.port}/mivoix`,
      size: 1,
      statementTimeoutMs: 0,
      applicationName: 'tests',
    })
    afterTestFile(() => admin.end({ timeout: 1 }))
    db = open(primary.url)
  })

  test('the probe tells no copy, one that it may not look at, and one that keeps up', async () => {
    // The connection of the base backup closes a moment later.
    const none = { status: 'pending', details: 'Aucune copie de la base n’est branchée.' }
    const probeOne = () => probeAt(primary.url)
    await expect.poll(probeOne).toMatchObject(none)
    await standby.start()
    afterTestFile(() => standby.stop())
    await expect.poll(probeOne).toMatchObject({
      status: 'pending',
      details: 'Le retard des copies ne peut pas être lu.',
    })
    await admin`grant pg_read_all_stats to mivoix_owner`
    await expect.poll(probeOne).toMatchObject({ status: 'success' })
    expect((await probeOne()).details).toMatch(/^1\scopie, retard de/)
    // Two machines, and nothing waits for the second.
    expect(await probe()).toMatchObject({
      status: 'warning',
      details: expect.stringMatching(/n’attendent aucune copie/),
    })
    expect((await synchronousCommits({ db, settings: { DATABASE_URL: bothHosts() } } as Deps)).samples).toEqual([
      { value: 0 },
    ])
    expect((await synchronousCommits({ db, settings: { DATABASE_URL: primary.url } } as Deps)).samples).toEqual([])
  })

  test('the statements of the runbook tell which are slow, without a value or a password', async () => {
    await primary.sql(
      `create role somebody password 'mot-secret'; insert into public.notes values ('valeur-secrète')`,
      'mivoix',
    )
    await primary.sql(`delete from public.notes; drop role somebody`, 'mivoix')
    const runbook = await readFile(new URL('../../../docs/runbook.md', import.meta.url), 'utf8')
    const [, section = ''] = /\n## SlowAnswers\n(.*?)\n## /s.exec(runbook) ?? []
    const statements = [...section.matchAll(/-c '([^']+)'/g)].map(([, statement = '']) =>
      statement.replace('limit 10', ''),
    )
    let shown = ''
    for (const statement of statements) shown = await primary.sql(statement)
    expect(shown).toContain('insert into public.notes values ($1)')
    expect(shown).not.toMatch(/secr|password/)
  })

  test('a write whose wait for the standby was given up is not acknowledged', async () => {
    await primary.configure((await shipped('primary.conf')).replace(/^#(?=synchronous_standby_names)/m, ''))
    await admin`select pg_reload_conf()`
    // PostgreSQL reads its configuration again a moment later.
    const synchronous = () => synchronousCommits({ db, settings: { DATABASE_URL: bothHosts() } } as Deps)
    await expect.poll(async () => (await synchronous()).samples).toEqual([{ value: 1 }])
    await insert('on both')
    await standby.stop()
    await expect.poll(probe).toMatchObject({ status: 'error' })
    expect((await probe()).details).toBe('La copie que les écritures attendent n’est pas branchée.')
    for (const write of [
      () => insert('transaction'),
      () => db.callAsService(`insert into public.notes values ('statement')`, []),
    ]) {
      const written = expect(write()).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 1 })
      await expect.poll(() => waitingForStandby(admin)).toHaveLength(1)
      const waiting = async () => (await waitingCommits({ db })).samples
      await expect.poll(waiting).toEqual([{ value: 1 }])
      await admin`select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'`
      await written
    }
    // Written on this machine only, which is why it was not acknowledged.
    expect(await kept()).toEqual(['on both', 'statement', 'transaction'])
    await standby.start()
  })

  test('an old primary that comes back alone acknowledges nothing, and nobody is led to it', async () => {
    await standby.promote()
    const led = open(bothHosts())
    await expect.poll(() => insert('after the promotion', led).then(() => true, String)).toBe(true)
    expect(await standby.sql(`select count(*) from public.notes where id = 'after the promotion'`, 'mivoix')).toBe('1')
    // Of two poolers that are both down: the databases themselves are asked.
    const poolers = 'postgres://mivoix@127.0.0.1:1,127.0.0.1:2/mivoix'
    const settings = { DATABASE_URL: poolers, DATABASE_DIRECT_URL: bothHosts() }
    expect((await claimedPrimaries({ settings } as Deps)).samples).toEqual([{ value: 2 }])
    expect((await probe()).details).toMatch(/^Deux machines se disent la base principale/)
    // Split brain: a client that still reaches the old primary waits forever.
    const split = insert('split').then(
      () => 'acknowledged',
      () => 'refused',
    )
    await expect.poll(() => waitingForStandby(admin)).toHaveLength(1)
    await primary.stop('SIGKILL')
    expect(await split).toBe('refused')
  })
})
