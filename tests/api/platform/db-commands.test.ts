import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { processIsAlive } from '#server/db/cluster/process-is-alive.ts'
import { connect, type Sql } from '#server/db/postgres.ts'
import { afterTestFile } from '../../support/after-test-file.ts'
import { createTestDatabase, superuser } from '../../support/database.ts'
import { createFaultProxy } from '../../support/servers/fault-proxy.ts'

let folder: string
let url: string
let admin: Sql

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mivoix-commands-'))
  // As root, PostgreSQL runs as another account, which must be able to enter.
  await chmod(folder, 0o755)
  const { socketFolder, database, user } = await createTestDatabase()
  const way = await createFaultProxy(socketFolder)
  afterTestFile(() => way.close())
  url = `postgres://${user}@127.0.0.1:${way.port}/${database}`
  admin = superuser(database)
  afterTestFile(() => admin.end())
  await admin`insert into auth.users (email) values ('camille@exemple.fr')`
})
afterAll(() => rm(folder, { recursive: true, force: true }))

type Name = 'db-backup' | 'db-drill' | 'db-reset' | 'db-restore' | 'replay-erasures'

/** Starts a command without a terminal. */
function start(name: Name, words: string[], env: Record<string, string> = {}, nodeOptions: string[] = []) {
  const script = ['--import', './server/compile-cache.mjs', ...nodeOptions, `scripts/${name}.ts`, ...words]
  const child = spawn(process.execPath, script, {
    env: { PATH: process.env.PATH, DATA_DIR: join(folder, 'data'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk))
  const ended = once(child, 'close').then(() => {
    expect(said).not.toContain('    at ')
    return { code: child.exitCode, said }
  })
  return { child, ended }
}

const run = (name: Name, ...words: string[]) => start(name, words, { DATABASE_URL: url }).ended
/** Same, with connections that end a millisecond after they opened if they have a lifetime. */
const runLong = (name: Name, ...words: string[]) =>
  start(name, words, { DATABASE_URL: url }, ['--import', './tests/support/short-lifetimes.mjs']).ended

const people = () => admin`select email from auth.users`

test('backup, reset and restore bring the rows back; a refused command says why and changes nothing', async () => {
  const file = join(folder, 'one.gz')
  expect(await Promise.all([run('db-backup', file), run('db-backup', join(folder, 'no-such-folder', 'x.gz'))])).toEqual(
    [
      { code: 0, said: expect.stringContaining(file) },
      { code: 1, said: expect.stringContaining('cannot be written (ENOENT)') },
    ],
  )
  expect((await stat(file)).mode & 0o777).toBe(0o600)

  const server = connect({ target: url, size: 1, statementTimeoutMs: 5000, applicationName: 'mivoix' })
  await server`select 1`
  const inUse = { code: 1, said: expect.stringContaining('Mivoix is running on this database') }
  expect(await Promise.all([run('db-reset', '--yes'), run('db-restore', file, '--yes')])).toEqual([inUse, inUse])
  await server.end()

  const unasked = { code: 1, said: expect.stringContaining('If this is meant: npm run db:re') }
  expect(await Promise.all([run('db-reset'), run('db-restore', file)])).toEqual([unasked, unasked])
  expect(await people()).toHaveLength(1)

  await mkdir(join(folder, 'data', 'files'), { recursive: true })
  await writeFile(join(folder, 'data', 'files', 'photo'), 'x')
  expect((await run('db-reset', '--yes')).code).toBe(0)
  expect(await admin`select from pg_tables where schemaname in ('public', 'auth', 'jobs')`).toHaveLength(0)
  await expect(stat(join(folder, 'data', 'files'))).rejects.toMatchObject({ code: 'ENOENT' })
  const empty = await run('db-backup', join(folder, 'empty.gz'))
  expect(empty).toMatchObject({ code: 1, said: expect.stringContaining('nothing to save') })

  expect((await run('db-restore', file, '--yes')).code).toBe(0)
  expect(await people()).toEqual([{ email: 'camille@exemple.fr' }])
})

test('a backup, a restore, a replay of erasures and a reset outlive the lifetime of a pooled connection', async () => {
  const file = join(folder, 'long.gz')
  const done = { code: 0, said: expect.any(String) }
  expect(await runLong('db-backup', file)).toEqual(done)
  expect(await runLong('db-restore', file, '--yes')).toEqual(done)
  expect(await people()).toEqual([{ email: 'camille@exemple.fr' }])
  expect(await runLong('replay-erasures', file)).toEqual(done)
  expect(await runLong('db-reset', '--yes')).toEqual(done)
  expect(await run('db-restore', file, '--yes')).toEqual(done)
})

test('a backup that a signal ends leaves no half of a file', async () => {
  const backups = join(folder, 'data', 'backups')
  await admin.begin(async (sql) => {
    await sql`lock table public.mood_entries`
    const { child, ended } = start('db-backup', [], { DATABASE_URL: url })
    const written = () => readdir(backups).catch(() => [])
    await expect.poll(written).toEqual([expect.stringMatching(/\.backup\.gz\.\d+\.partial$/)])
    child.kill('SIGTERM')
    expect(await ended).toEqual({ code: 143, said: expect.stringContaining('Ended by SIGTERM') })
    expect(await written()).toEqual([])
  })
})

/** Starts a drill in its own folder for temporary files and sends a signal once it works on its copy. */
async function interruptDrill(file: string, temporary: string, signal: 'SIGINT' | 'SIGKILL' | 'SIGTERM') {
  const { child, ended } = start('db-drill', [file], { TMPDIR: temporary })
  const copy = async () => join(temporary, (await readdir(temporary))[0] ?? '')
  const isMigrating = async () => {
    const target = { socketFolder: join(await copy(), 'socket'), database: 'drill', user: 'postgres' }
    const sql = connect({ target, size: 1, statementTimeoutMs: 5000, applicationName: 'tests' })
    const found = sql`select from pg_stat_activity where application_name = 'mivoix migrations'`
    return found
      .then(({ length }) => length > 0)
      .catch(() => false)
      .finally(() => sql.end({ timeout: 0 }))
  }
  await expect.poll(isMigrating, { interval: 20 }).toBe(true)
  const postmaster = Number((await readFile(join(await copy(), 'data', 'postmaster.pid'), 'utf8')).split('\n')[0])
  child.kill(signal)
  return { postmaster, ...(await ended) }
}

test('a drill that a signal ends leaves neither a copy of the database nor its PostgreSQL', async () => {
  const [file, temporary] = [join(folder, 'drill.gz'), join(folder, 'temporary')]
  await mkdir(temporary, { mode: 0o755 })
  expect((await run('db-backup', file)).code).toBe(0)
  for (const [signal, code] of [
    ['SIGTERM', 143],
    ['SIGINT', 130],
  ] as const) {
    const ended = await interruptDrill(file, temporary, signal)
    expect(ended.code).toBe(code)
    expect(await readdir(temporary)).toEqual([])
    expect(processIsAlive(ended.postmaster)).toBe(false)
  }

  const killed = await interruptDrill(file, temporary, 'SIGKILL')
  expect(await readdir(temporary)).toHaveLength(1)
  expect(processIsAlive(killed.postmaster)).toBe(true)
  expect(await start('db-drill', [file], { TMPDIR: temporary }).ended).toMatchObject({ code: 0 })
  expect(await readdir(temporary)).toEqual([])
  expect(processIsAlive(killed.postmaster)).toBe(false)
})
