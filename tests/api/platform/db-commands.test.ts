import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect, type Sql } from '#server/db/postgres.ts'
import { afterTestFile } from '../../support/after-test-file.ts'
import { createTestDatabase, superuser } from '../../support/database.ts'
import { createFaultProxy } from '../../support/servers/fault-proxy.ts'

let folder: string
let url: string
let admin: Sql

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mivoix-commands-'))
  const { socketFolder, database, user } = await createTestDatabase()
  const way = await createFaultProxy(socketFolder)
  afterTestFile(() => way.close())
  url = `postgres://${user}@127.0.0.1:${way.port}/${database}`
  admin = superuser(database)
  afterTestFile(() => admin.end())
  await admin`insert into auth.users (email) values ('camille@exemple.fr')`
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Runs `npm run db:<name>` without a terminal. */
async function run(name: 'backup' | 'reset' | 'restore', ...words: string[]) {
  const child = spawn(process.execPath, ['--import', './server/compile-cache.mjs', `scripts/db-${name}.ts`, ...words], {
    env: { PATH: process.env.PATH, DATABASE_URL: url, DATA_DIR: join(folder, 'data') },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk))
  await once(child, 'close')
  expect(said).not.toContain('    at ')
  return { code: child.exitCode, said }
}

const people = () => admin`select email from auth.users`

test('backup, reset and restore bring the rows back; a refused command says why and changes nothing', async () => {
  const file = join(folder, 'one.gz')
  expect(await Promise.all([run('backup', file), run('backup', join(folder, 'no-such-folder', 'x.gz'))])).toEqual([
    { code: 0, said: expect.stringContaining(file) },
    { code: 1, said: expect.stringContaining('cannot be written (ENOENT)') },
  ])
  expect((await stat(file)).mode & 0o777).toBe(0o600)

  const server = connect({ target: url, size: 1, statementTimeoutMs: 5000, applicationName: 'mivoix' })
  await server`select 1`
  const inUse = { code: 1, said: expect.stringContaining('Mivoix is running on this database') }
  expect(await Promise.all([run('reset', '--yes'), run('restore', file, '--yes')])).toEqual([inUse, inUse])
  await server.end()

  const unasked = { code: 1, said: expect.stringContaining('If this is meant: npm run db:re') }
  expect(await Promise.all([run('reset'), run('restore', file)])).toEqual([unasked, unasked])
  expect(await people()).toHaveLength(1)

  await mkdir(join(folder, 'data', 'files'), { recursive: true })
  await writeFile(join(folder, 'data', 'files', 'photo'), 'x')
  expect((await run('reset', '--yes')).code).toBe(0)
  expect(await admin`select from pg_tables where schemaname in ('public', 'auth', 'jobs')`).toHaveLength(0)
  await expect(stat(join(folder, 'data', 'files'))).rejects.toMatchObject({ code: 'ENOENT' })
  expect(await run('backup', file)).toMatchObject({ code: 1, said: expect.stringContaining('nothing to save') })

  expect((await run('restore', file, '--yes')).code).toBe(0)
  expect(await people()).toEqual([{ email: 'camille@exemple.fr' }])
})
