import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { ReservedSql } from 'postgres'
import { afterEach, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { writeBackup } from '#server/backup/write-backup.ts'
import { migrateTarget } from '#server/db/migrate-target.ts'
import type { Sql } from '#server/db/postgres.ts'
import { installJobs } from '#server/jobs/install-jobs.ts'
import { afterTestFile } from '../../support/after-test-file.ts'
import { createTestDatabase, superuser } from '../../support/database.ts'
import { createRandomTable, fillWithRandomRows } from '../../support/rows/random-rows.ts'
import { createFaultProxy, type FaultProxy } from '../../support/servers/fault-proxy.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let admin: Sql
let way: FaultProxy
/** The same database behind a network with faults. */
let far: string
let folder: string
let holder: ReservedSql | undefined

beforeAll(async () => {
  database = await createTestDatabase()
  await migrateTarget(database)
  await installJobs(database)
  admin = superuser(database.database)
  afterTestFile(() => admin.end())
  await createRandomTable(admin)
  await fillWithRandomRows(admin, 1024 * 1024, 64 * 1024)
  way = await createFaultProxy(database.socketFolder)
  afterTestFile(() => way.close())
  far = `postgres://${database.user}@127.0.0.1:${way.port}/${database.database}`
})
beforeEach(async () => {
  await noSession()
  folder = await mkdtemp(join(tmpdir(), 'mivoix-stops-'))
})
afterEach(async () => {
  await way.heal()
  await rm(folder, { recursive: true })
})

/** Backups in the database now. */
const sessions = async () =>
  (await admin`select from pg_stat_activity where datname = current_database() and application_name = 'mivoix backup'`)
    .count
const noSession = () => expect.poll(sessions).toBe(0)
const partials = async (place = folder) => (await readdir(place)).filter((name) => name.endsWith('.partial'))

/** Starts the command, and waits until it reads: through a slow network it has a long way to go. */
async function startSlowly(words: string[] = []) {
  way.slowDown(40)
  const started = start(words)
  await expect.poll(() => partials(join(folder, 'backups')).catch(() => [])).toHaveLength(1)
  return started
}

function start(words: string[] = []): { child: ChildProcess; ended: Promise<{ code: unknown; said: string }> } {
  const child = spawn(process.execPath, ['--import', './server/compile-cache.mjs', 'scripts/db-backup.ts', ...words], {
    env: { PATH: process.env.PATH, DATABASE_URL: far, DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (said += part))
  const ended = once(child, 'close').then(([code, signal]) => ({ code: code ?? signal, said }))
  return { child, ended }
}

test.each([
  ['the network is silent', async () => way.swallow(), () => way.heal()],
  [
    'somebody holds a table',
    async () => {
      holder = await admin.reserve()
      await holder`begin`
      await holder`lock table public.random_rows`
    },
    async () => {
      if (holder) await holder`rollback`
      holder?.release()
    },
  ],
])('fails within its deadline when %s, and leaves neither a file nor a snapshot', async (_what, hold, release) => {
  let held: Promise<void> | undefined
  const written = writeBackup(far, join(folder, 'whole.gz'), {
    deadlineSeconds: 3,
    onProgress: ({ tables }) => {
      if (tables >= 3) held ??= hold()
    },
  })
  await expect(written).rejects.toThrow(/^The backup has not advanced for 3 seconds \(.+\): nothing is kept\.$/)
  expect(await readdir(folder)).toEqual([])
  await held
  await release()
  await noSession()
})

test('one that is slow but advances is left alone', async () => {
  way.slowDown(15)
  const startedAt = performance.now()
  await writeBackup(far, join(folder, 'slow.gz'), { deadlineSeconds: 5 })
  expect(performance.now() - startedAt).toBeGreaterThan(5000)
})

test('the command says why it stopped, and ends although nothing answers', async () => {
  const { ended } = await startSlowly(['--deadline', '5'])
  way.swallow()
  const { code, said } = await ended
  expect(said).toMatch(/The backup has not advanced for 5 seconds/)
  expect(code).not.toBe(0)
  expect(await partials(join(folder, 'backups'))).toEqual([])
})

test('the command says that the database ended it', async () => {
  const { ended } = await startSlowly()
  await admin`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'mivoix backup' and datname = current_database()`
  expect(await ended).toEqual({
    code: 1,
    said: expect.stringMatching(/^The database ended the backup \(\w+\): nothing/),
  })
  expect(await readdir(join(folder, 'backups'))).toEqual([])
})

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('%s ends it and leaves neither a file nor a snapshot', async (signal, code) => {
  const { child, ended } = await startSlowly()
  child.kill(signal)
  expect(await ended).toEqual({ code, said: `Ended by ${signal} before it was done.\n` })
  expect(await readdir(join(folder, 'backups'))).toEqual([])
  await noSession()
})

test('the snapshot of a killed process ends with it, and the next run removes its file', async () => {
  const { child, ended } = await startSlowly()
  child.kill('SIGKILL')
  await ended
  await noSession()
  await way.heal()
  expect(await start().ended).toMatchObject({ code: 0, said: expect.stringContaining('1 old or unfinished') })
  expect(await partials(join(folder, 'backups'))).toEqual([])
})

test('the server ends the snapshot of a process that is stopped', async () => {
  const { child, ended } = await startSlowly(['--deadline', '2'])
  child.kill('SIGSTOP')
  await noSession()
  child.kill('SIGCONT')
  const { code, said } = await ended
  expect(code).toBe(1)
  expect(said).toMatch(/nothing is kept/)
})

test.skipIf(process.getuid?.() !== 0)(
  'a full disk is told in a sentence, and keeps the backups that are there (skipped without root)',
  async () => {
    const backups = join(folder, 'backups')
    await mkdir(backups)
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=512k', 'tmpfs', backups])
    try {
      await writeFile(join(backups, 'mivoix-2026.backup.gz'), 'of last night')
      // Full after some pages, and from the first byte.
      for (const others of [0, 1024 * 1024]) {
        await writeFile(join(backups, 'others'), Buffer.alloc(others)).catch(() => undefined)
        const { code, said } = await start().ended
        expect(said).toMatch(/^There is no room for \S+\.backup\.gz \(ENOSPC\): nothing is kept\. Free some space/)
        expect(code).toBe(1)
        expect((await readdir(backups)).toSorted()).toEqual(['mivoix-2026.backup.gz', 'others'])
      }
      expect(await readFile(join(backups, 'mivoix-2026.backup.gz'), 'utf8')).toBe('of last night')
      await noSession()
    } finally {
      execFileSync('umount', [backups])
    }
  },
)

test('a file that is there is left as it is', async () => {
  const file = join(folder, 'precious.gz')
  await writeFile(file, 'precious')
  expect(await start([file]).ended).toEqual({
    code: 1,
    said: `${file} exists already, and is left as it is: name a new file.\n`,
  })
  expect(await readFile(file, 'utf8')).toBe('precious')
})

test('of two that write the same file one ends, and the other says so', async () => {
  const file = join(folder, 'same.gz')
  way.slowDown(5)
  const { ended } = start([file])
  await expect.poll(() => partials()).toHaveLength(1)
  await writeBackup(database, file)
  const whole = await readFile(file)
  expect(await ended).toMatchObject({ code: 1, said: expect.stringContaining('exists already') })
  expect(await readFile(file)).toEqual(whole)
  expect(await partials()).toEqual([])
})

test('two side by side both end, whole', async () => {
  const runs = await Promise.all([start().ended, start().ended])
  expect(runs.map(({ code }) => code)).toEqual([0, 0])
  const names = await readdir(join(folder, 'backups'))
  expect(names).toHaveLength(2)
  const [first, second] = await Promise.all(names.map((name) => linesOf(join(folder, 'backups', name))))
  // But for the instant in the first line.
  expect(first?.slice(1)).toEqual(second?.slice(1))
  expect(JSON.parse(first?.at(-2) ?? '')).toMatchObject({ rows: expect.any(Number) })
})

async function linesOf(file: string): Promise<string[]> {
  return gunzipSync(await readFile(file))
    .toString()
    .split('\n')
}
