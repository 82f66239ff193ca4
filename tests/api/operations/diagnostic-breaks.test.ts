import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import type { ComponentId } from '#domain/admin/components.ts'
import type { DiagnosticStatus } from '#domain/admin/diagnostic.ts'
import { openDatabase } from '#server/db/database.ts'
import { connect } from '#server/db/postgres.ts'
import type { Deps } from '#server/deps.ts'
import { createFileStore } from '#server/providers/storage/create-file-store.ts'
import { afterTestFile } from '../../support/after-test-file.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { createTestDatabase } from '../../support/database.ts'
import { createFaultProxy } from '../../support/servers/fault-proxy.ts'
import { waitForProbeStatus } from '../../support/wait-for-probe-status.ts'

const canMount = process.getuid?.() === 0 && spawnSync('mount', ['--version']).error === undefined

let app: TestApp

beforeAll(async () => {
  app = await startTestApp({ jobs: 'running' })
})

const turns = (id: ComponentId, status: DiagnosticStatus, deps: Deps = app.deps) => waitForProbeStatus(deps, id, status)

/** A clock ahead of the real one, for ages that no test can wait for. */
const later = (seconds: number): Deps => ({ ...app.deps, clock: () => new Date(Date.now() + seconds * 1000) })

describe('the database', () => {
  test('a long transaction is a warning', async () => {
    await turns('database', 'success')
    const holder = connect({ target: app.target, size: 1, statementTimeoutMs: 0, applicationName: 'somebody' })
    onTestFinished(() => holder.end({ timeout: 0 }))
    await holder`begin`
    await turns('database', 'warning', later(6 * 60))
  })

  test('connections near the limit are a warning', async () => {
    const { database } = app.target as { database: string }
    onTestFinished(async () => void (await app.sql`alter database ${app.sql(database)} connection limit -1`))
    await turns('database', 'success')
    await app.sql`alter database ${app.sql(database)} connection limit 5`
    expect((await turns('database', 'warning')).details).toContain('connexions sur 5')
  })

  test('one that answers late is a warning, one that says nothing is critical', async () => {
    const proxy = await createFaultProxy(inject('socketFolder'))
    const { database, user } = await createTestDatabase()
    const target = `postgres://${user}@127.0.0.1:${proxy.port}/${database}`
    const db = openDatabase({ target, size: 2, statementTimeoutMs: 8000, applicationName: 'far' }, app.deps.log)
    afterTestFile(async () => {
      await db.close()
      await proxy.close()
    })
    const deps = { ...app.deps, db }
    await turns('database', 'success', deps)
    proxy.slowDown(40)
    await turns('database', 'warning', deps)
    proxy.swallow()
    await turns('database', 'error', deps)
    await proxy.heal()
  })

  test('a clock that differs by 3 s is a warning, by 31 s critical', async () => {
    await turns('clock', 'success')
    await turns('clock', 'warning', later(3))
    await turns('clock', 'error', later(-31))
  })
})

describe('definitions and rights', () => {
  const asOwner = (statement: string) => app.sql.unsafe(statement)

  test.each([
    [
      'a missing function',
      'drop function app.definition_test()',
      'create function app.definition_test() returns int language sql as $$select 1$$',
    ],
    [
      'a changed view',
      'create or replace view public.admin_component_states as select * from (select null::text as component, null::text as status, null::text as details, null::timestamptz as began_at, null::timestamptz as seen_at, null::boolean as is_current) t',
      '',
    ],
    ['a dropped constraint', 'alter table app.refunds drop constraint refunds_amount_positive', ''],
    ['a disabled trigger', 'alter table public.profiles disable trigger user', ''],
  ])('%s is critical', async (_what, breakIt, arrange) => {
    const { target, sql } = await startTestApp()
    if (arrange) {
      await sql.unsafe(arrange)
      await sql`insert into migration.fingerprints select * from app.definition_fingerprints() on conflict do nothing`
    }
    const db = openDatabase({ target, size: 2, statementTimeoutMs: 8000, applicationName: 'test' }, app.deps.log)
    onTestFinished(() => db.close())
    await turns('definitions', 'success', { ...app.deps, db })
    await sql.unsafe(breakIt)
    await turns('definitions', 'error', { ...app.deps, db })
  })

  test('a migration that is not applied is a warning, one whose file is missing critical', async () => {
    await turns('definitions', 'success')
    const [last] = await asOwner(
      "delete from migration.applied where name = 'baseline/13_records_and_operations.sql' returning name, hash, applied_at",
    )
    await turns('definitions', 'warning')
    await app.sql`insert into migration.applied ${app.sql([last as Record<string, string>])}`
    // Of before the baselines.
    await app.sql`insert into migration.applied (name, hash) values ('0240_diagnostics.sql', 'x')`
    await turns('definitions', 'success')
    await app.sql`insert into migration.applied (name, hash) values ('299901010000_of_another_version.sql', 'x')`
    await turns('definitions', 'error')
    await app.sql`delete from migration.applied where hash = 'x'`
    await turns('definitions', 'success')
  })

  test.each([
    [
      'a revoked grant',
      'revoke select on public.profiles from authenticated',
      'grant select on public.profiles to authenticated',
    ],
    [
      'a revoked grant of a view',
      'revoke select on public.my_alerts from authenticated',
      'grant select on public.my_alerts to authenticated',
    ],
    [
      'a view that visitors read too',
      'grant select on public.my_alerts to anon',
      'revoke select on public.my_alerts from anon',
    ],
    ['a grant too many', 'grant select on app.refunds to anon', 'revoke select on app.refunds from anon'],
    [
      'a grant on one month of a table',
      'grant select on months.access_log_other to anon',
      'revoke all on months.access_log_other from anon',
    ],
    [
      'a column grant too many',
      'grant select (recipient) on app.outgoing_mails to anon',
      'revoke select (recipient) on app.outgoing_mails from anon',
    ],
    [
      'row-level security switched off',
      'alter table public.appointments disable row level security',
      'alter table public.appointments enable row level security',
    ],
    [
      'a policy too many',
      'create policy open on public.appointments using (true)',
      'drop policy open on public.appointments',
    ],
    [
      'a function for everybody',
      'grant execute on function app.operates() to public',
      'revoke execute on function app.operates() from public',
    ],
  ])('%s is critical', async (_what, breakIt, mendIt) => {
    await turns('rights', 'success')
    await asOwner(breakIt)
    await turns('rights', 'error')
    await asOwner(mendIt)
  })
})

describe('background work', () => {
  test('a failed job and a missed schedule are warnings, a job that waits for an hour is critical', async () => {
    const { deps, sql } = await startTestApp({ jobs: 'running' })
    await turns('queue', 'success', deps)
    const ahead = (seconds: number): Deps => ({ ...deps, clock: () => new Date(Date.now() + seconds * 1000) })
    await turns('queue', 'warning', ahead(30 * 60))
    await deps.db.asService((tx) =>
      deps.jobs.enqueue(
        tx,
        'send-mail',
        { mailId: crypto.randomUUID() },
        { startAfter: new Date(Date.now() + 60_000) },
      ),
    )
    await turns('queue', 'error', ahead(3 * 60 * 60))
    await sql`update jobs.job set state = 'failed', completed_on = now() where name = 'send-mail'`
    const failed = await turns('queue', 'warning', deps)
    expect(failed.details).toContain('send-mail')
  })

  test('a worker that stops is critical', async () => {
    const { deps } = await startTestApp({ jobs: 'running' })
    await turns('queue', 'success', deps)
    await deps.jobs.stop(0)
    const stopped = await turns('queue', 'error', deps)
    expect(stopped.details).toContain('Aucun processus ne travaille.')
  })

  test('retention that does not run is a warning, a row past its day critical', async () => {
    await turns('retention', 'success')
    await turns('retention', 'warning', later(27 * 60 * 60))
    await app.sql`insert into app.disk_days (machine, day, used_bytes) values ('old', current_date - 40, 1)`
    const overdue = await turns('retention', 'error')
    expect(overdue.details).toContain('app.disk_days')
    await app.sql`delete from app.disk_days where machine = 'old'`
  })

  test('a process of another version is a warning', async () => {
    await turns('processes', 'success')
    await app.sql`insert into app.processes values (gen_random_uuid(), '0.0.9+abc', now(), now(), 1, 1, true)`
    await turns('processes', 'warning')
    await app.sql`delete from app.processes`
  })

  test('slow exchanges with the database are a warning', async () => {
    const db = openDatabase(
      { target: app.target, size: 20, statementTimeoutMs: 8000, applicationName: 'slow' },
      app.deps.log,
    )
    onTestFinished(() => db.close())
    await Promise.all(Array.from({ length: 100 }, () => db.asService((sql) => sql`select pg_sleep(0.25)`)))
    await turns('queries', 'warning', { ...app.deps, db })
  })
})

describe('audit log and disk', () => {
  test('a broken audit chain is critical, one that nobody sealed a warning', async () => {
    await app.sql`select app.note_act(null, 'test', null, '{}') from generate_series(1, 3)`
    await turns('audit', 'success')
    await turns('audit', 'warning', later(27 * 60 * 60))
    await app.sql`update app.audit_log set act = 'autre' where n = 2`
    expect((await turns('audit', 'error')).details).toContain('n° 2')
    await app.sql`update app.audit_log set act = 'test' where n = 2`
  })

  test('a disk that fills within 30 days is a warning', async () => {
    await turns('disk', 'success')
    await app.sql`
      insert into app.disk_days (machine, day, used_bytes) select machine, day - 1, 0 from app.disk_days
      on conflict on constraint disk_days_pkey do update set used_bytes = 0`
    await turns('disk', 'warning')
  })

  test.skipIf(!canMount)(
    'a full disk is critical, whatever the database can still write (skipped without root)',
    async () => {
      const folder = await mkdtemp(join(tmpdir(), 'mivoix-full-'))
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', folder])
      onTestFinished(async () => {
        execFileSync('umount', [folder])
        await rm(folder, { recursive: true })
        await app.sql`drop trigger if exists disk_full on app.disk_days`
      })
      const settings = { ...app.deps.settings, DATA_DIR: folder }
      const deps = { ...app.deps, settings, files: createFileStore(settings) }
      await turns('storage', 'success', deps)
      await writeFile(join(folder, 'filler'), Buffer.alloc(1024 * 1024)).catch(() => undefined)
      expect(await turns('storage', 'error', deps)).toMatchObject({ details: 'Écrire un fichier échoue (ENOSPC).' })
      const full = {
        details: expect.stringMatching(/^0,0\sGo libres \(0\s%\)\.$/),
        solution: expect.stringContaining('Agrandissez le disque'),
      }
      expect(await turns('disk', 'error', deps)).toMatchObject(full)
      // Error that PostgreSQL raises on a full disk.
      await app.sql`create function raise_disk_full() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`
      await app.sql`create trigger disk_full before insert on app.disk_days execute function raise_disk_full()`
      expect(await turns('disk', 'error', deps)).toMatchObject(full)
    },
  )
})
