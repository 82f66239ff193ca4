import { execFile } from 'node:child_process'
import {
  chmod,
  chown,
  copyFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, test } from 'vitest'
import { debianPrograms } from '#server/db/cluster/debian-programs.ts'
import { openDatabase } from '#server/db/database.ts'
import { createLog } from '#server/log.ts'
import { walArchive } from '#server/metrics/wal-archive.ts'
import { PASSWORD, PostgresServer } from '../../../bench/cluster/postgres-server.ts'
import { systemAccount } from '../../../bench/cluster/system-account.ts'
import { afterTestFile } from '../../support/after-test-file.ts'
import { freePort } from '../../support/servers/free-port.ts'

const run = promisify(execFile)
const deploy = new URL('../../../deploy/postgresql/', import.meta.url)

/** The two tables that recovery-drill reads and writes. */
const TABLES = `
  create schema auth; create table auth.users (id int); create schema app;
  create table app.recovery_drills (recovered_to timestamptz, seconds int, accounts int);`

// One machine of Debian's PostgreSQL with the shipped primary.conf: its WAL archive, base backups and drills.
describe.skipIf(!debianPrograms())('point-in-time recovery (skipped without the package postgresql)', () => {
  let database: PostgresServer
  let archive: string
  let base: string

  /** Runs a script as a system account that has Debian's usual PATH, without PostgreSQL's server programs. */
  const script = (name: string, args: string[], env: Record<string, string> = {}) =>
    run('/bin/sh', [fileURLToPath(new URL(name, deploy)), ...args], {
      ...systemAccount('postgres'),
      cwd: database.folder,
      env: {
        PATH: '/usr/bin:/bin',
        PGHOST: '127.0.0.1',
        PGPORT: String(database.port),
        PGUSER: 'postgres',
        PGPASSWORD: PASSWORD,
        BASE: base,
        ARCHIVE: archive,
        TMPDIR: database.folder,
        ...env,
      },
    })
  const drills = () => database.sql('select count(*) from app.recovery_drills', 'mivoix')

  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'mivoix-recovery-'))
    await chmod(folder, 0o755)
    afterTestFile(() => rm(folder, { recursive: true, force: true }))
    archive = join(folder, 'archive')
    base = join(folder, 'database', 'base')
    await mkdir(archive)
    const { uid, gid } = systemAccount('postgres')
    if (uid !== undefined && gid !== undefined) await chown(archive, uid, gid)
    database = new PostgresServer(join(folder, 'database'), await freePort())
    const shipped = await readFile(new URL('primary.conf', deploy), 'utf8')
    await database.create(shipped.replaceAll('/var/lib/postgresql/archive', archive))
    await database.start()
    afterTestFile(() => database.stop())
    await database.makeDatabase()
  })

  test('a machine alone acknowledges a commit with the shipped settings', async () => {
    await database.sql(TABLES, 'mivoix')
    await database.sql('insert into auth.users values (1)', 'mivoix')
    expect(await database.sql('select count(*) from auth.users', 'mivoix')).toBe('1')
  })

  test('WAL is archived compressed, and the same segment is taken twice but never replaced', async () => {
    await database.sql('select pg_switch_wal()')
    const archived = () => database.sql('select coalesce(last_archived_wal, $$$$) from pg_stat_archiver')
    await expect.poll(archived).not.toBe('')
    const segment = await archived()
    expect(await readdir(archive)).toContain(`${segment}.gz`)
    const command = (await database.sql('show archive_command')).replaceAll('%f', segment)
    const again = (file: string) =>
      run('/bin/sh', ['-c', command.replaceAll('%p', file)], { cwd: database.data }).then(
        () => true,
        () => false,
      )
    const { stdout } = await run('gzip', ['-dc', join(archive, `${segment}.gz`)], {
      encoding: 'buffer',
      maxBuffer: 2 ** 25,
    })
    await writeFile(join(database.data, 'copy'), stdout)
    expect(await again('copy')).toBe(true)
    await writeFile(join(database.data, 'copy'), 'another')
    expect(await again('copy')).toBe(false)
    await rm(join(database.data, 'copy'))
  })

  test('archiving that fails is told until it succeeds', async () => {
    const options = { target: database.url, size: 1, statementTimeoutMs: 8000, applicationName: 'mivoix' }
    const db = openDatabase(options, createLog('silent'))
    afterTestFile(() => db.close())
    const isFailing = async () => (await walArchive({ db })).map(({ samples }) => samples[0]?.value)[0]
    await expect.poll(isFailing).toBe(0)
    await rename(archive, `${archive}.away`)
    await database.sql('create table public.more (n int)', 'mivoix')
    await database.sql('select pg_switch_wal()')
    await expect.poll(isFailing).toBe(1)
    await rename(`${archive}.away`, archive)
    await database.sql('select pg_reload_conf()')
    await expect.poll(isFailing).toBe(0)
  })

  test('a base backup is made with Debian’s usual PATH; without its programs a sentence says so', async () => {
    await expect(script('base-backup', [], { PGBIN: '/nowhere' })).rejects.toMatchObject({
      stderr: expect.stringContaining('pg_verifybackup of PostgreSQL'),
    })
    const { stdout } = await script('base-backup', [])
    expect(await readdir(base)).toEqual([stdout.trim().split('/').at(-1)])
  })

  test('a drill is noted; for a real recovery the running database is not asked, and the copy takes over', async () => {
    let instant = ''
    /** Drills to now, with a later write in the archive, without which an instant is not reached. */
    const archivedAndDrilled = async () => {
      await pause(1100)
      instant = await database.sql('select now()')
      await pause(1100)
      await database.sql('insert into auth.users values (2)', 'mivoix')
      const archived = () => database.sql('select archived_count from pg_stat_archiver')
      const before = await archived()
      await database.sql('select pg_switch_wal()')
      await expect.poll(archived).not.toBe(before)
      return (await script('recovery-drill', [instant])).stderr
    }
    expect(await archivedAndDrilled()).toContain('1 accounts')
    expect(await drills()).toBe('1')
    await database.stop()
    const { stdout } = await script('recovery-drill', [instant], { KEEP: '1' })
    const copy = stdout.trim()
    expect(await readdir(copy)).not.toContain('postmaster.pid')
    await expect(script('recovery-drill', ['2020-01-01 00:00:00+00'])).rejects.toMatchObject({
      stderr: expect.stringContaining('No base backup'),
    })
    // The copy takes the place of the data, with the settings that Debian keeps in /etc.
    for (const file of ['postgresql.conf', 'pg_hba.conf']) await copyFile(join(database.data, file), join(copy, file))
    await rename(database.data, `${database.data}.before`)
    await rename(copy, database.data)
    await database.start()
    expect(await database.sql('select string_agg(id::text, $$,$$) from auth.users', 'mivoix')).toBe('1')
    await database.sql('insert into auth.users values (3)', 'mivoix')
    expect(await database.sql('select left(pg_walfile_name(pg_current_wal_lsn()), 8)')).toBe('00000002')
    await script('base-backup', [])
    expect(await archivedAndDrilled()).toContain('2 accounts')
  })

  test('a drill that a signal ends leaves no copy, and the next one removes that of a killed one', async () => {
    /** The folders of copies; one in the making has a file with the number of its process. */
    const copies = async () => (await readdir(database.folder)).filter((name) => name.startsWith('recovery-'))
    const kept = await copies()
    /** Ended while it still copies the base backup. */
    const interrupted = async (signal: 'SIGKILL' | 'SIGTERM') => {
      const before = await copies()
      const drill = script('recovery-drill', [await database.sql('select now()')], { PATH: `${slow}:/usr/bin:/bin` })
      const ended = drill.catch(() => undefined)
      const begun = async () => {
        const made = (await copies()).find((name) => !before.includes(name))
        return made !== undefined && (await readdir(join(database.folder, made))).includes('pid')
      }
      await expect.poll(begun).toBe(true)
      drill.child.kill(signal)
      await ended
    }
    const slow = await mkdtemp(join(tmpdir(), 'mivoix-slow-'))
    afterTestFile(() => rm(slow, { recursive: true }))
    await chmod(slow, 0o755)
    await writeFile(join(slow, 'cp'), '#!/bin/sh\nsleep 2\n', { mode: 0o755 })
    await interrupted('SIGTERM')
    expect(await copies()).toEqual(kept)
    await interrupted('SIGKILL')
    expect(await copies()).toHaveLength(kept.length + 1)
    await interrupted('SIGTERM')
    expect(await copies()).toEqual(kept)
  })

  test('base backups and WAL are removed before they are 35 days old, also without a running PostgreSQL', async () => {
    const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000)
    const { uid, gid } = systemAccount('postgres')
    const names = { old: '2026-01-01T00-00-00Z', young: '2026-01-03T00-00-00Z' }
    for (const [name, days] of [
      [names.old, 34.5],
      [names.young, 33],
    ] as const) {
      await mkdir(join(base, name, 'global'), { recursive: true })
      await writeFile(join(archive, name), 'wal')
      for (const made of [join(base, name), join(base, name, 'global'), join(archive, name)])
        if (uid !== undefined && gid !== undefined) await chown(made, uid, gid)
      await utimes(join(base, name), daysAgo(days), daysAgo(days))
      await utimes(join(archive, name), daysAgo(days), daysAgo(days))
    }
    await database.stop()
    await script('remove-old-base-backups', [])
    for (const folder of [base, archive]) {
      const left = await readdir(folder)
      expect(left).toContain(names.young)
      expect(left).not.toContain(names.old)
    }
    await script('remove-old-base-backups', [], { BASE: '/nowhere', ARCHIVE: '/nowhere' })
  })
})
