import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PAYMENTS_PAUSED } from '#server/backup/pause-payments.ts'
import type { Sql } from '#server/db/postgres.ts'
import manifest from '../../../package.json' with { type: 'json' }
import { releasedCommands } from '../../../scripts/package/released-commands.ts'
import { afterTestFile } from '../../support/after-test-file.ts'
import { createTestDatabase, superuser } from '../../support/database.ts'
import { createFaultProxy } from '../../support/servers/fault-proxy.ts'

type Command = Exclude<(typeof releasedCommands)[number], 'start'>

let folder: string
let settings: Record<string, string>
let admin: Sql

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mivoix-commands-'))
  const { socketFolder, database, user } = await createTestDatabase()
  const way = await createFaultProxy(socketFolder)
  afterTestFile(() => way.close())
  settings = {
    DATABASE_URL: `postgres://${user}@127.0.0.1:${way.port}/${database}`,
    DATA_DIR: join(folder, 'data'),
  }
  admin = superuser(database)
  afterTestFile(() => admin.end())
})
afterAll(() => rm(folder, { recursive: true, force: true }))

interface Typed {
  input?: string
  env?: Record<string, string>
  /** Largest file that it may write, in blocks of 512 bytes. */
  blocks?: number
}

/** Runs an operator command without a terminal: returns its output, which never contains a stack. */
async function run(name: Command, words: string[] = [], { input = '', env = {}, blocks }: Typed = {}) {
  const script = manifest.scripts[name].split(' ').at(-1) ?? ''
  const limit = blocks === undefined ? '' : `ulimit -f ${blocks};`
  const node = [process.execPath, '--import', './server/compile-cache.mjs', script, ...words]
  const child = spawn('/bin/sh', ['-c', `${limit} exec "$@"`, 'sh', ...node], {
    env: { PATH: process.env.PATH, ...settings, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  child.stdin.on('error', () => undefined)
  child.stdin.end(input)
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk))
  await once(child, 'close')
  expect(said).not.toContain('    at ')
  return { code: child.exitCode, said }
}

test('every command answers words that it does not know with its usage', async () => {
  const names = releasedCommands.filter((name) => name !== 'start')
  for (const name of names) {
    expect(await run(name, ['one', 'two', '--nonsense'])).toEqual({
      code: 1,
      said: expect.stringMatching(new RegExp(`^Usage: npm run ${name}( -- .+)?\n$`)),
    })
  }
})

test('a database that is not there is told in a sentence', async () => {
  const env = { DATABASE_URL: settings.DATABASE_URL?.replace(/[^/]+$/, 'no_such_database') ?? '' }
  const { code, said } = await run('audit:verify', [], { env })
  expect({ code, said }).toEqual({ code: 1, said: 'DATABASE_URL: the database cannot be reached (3D000).\n' })
})

test('audit:verify says that a log is empty', async () => {
  expect(await run('audit:verify')).toEqual({ code: 0, said: 'The audit log is empty.\n' })
})

describe('admin:create', () => {
  const roles = () => admin`select email, raw_app_meta_data ->> 'user_type' as type from auth.users`

  test.each([
    ['a short password', 'court\n'],
    ['a common one', 'motdepasse123\n'],
    ['none at all', ''],
  ])('refuses %s', async (_what, input) => {
    const { code, said } = await run('admin:create', ['camille@exemple.fr'], { input })
    expect(code).toBe(1)
    expect(said).toMatch(/^Choose a password of at least 12 characters/)
    expect(await roles()).toEqual([])
  })

  test('refuses an invalid address', async () => {
    expect((await run('admin:create', ['camille'])).said).toMatch(/^Usage: .* name@example\.org\n$/)
  })

  test('makes an administrator, and one of somebody who had an account', async () => {
    const input = 'quatre petits mots simples\n'
    expect((await run('admin:create', [' Camille@Exemple.fr'], { input })).said).toContain('is an administrator')
    expect((await run('admin:create', ['camille@exemple.fr'], { input })).said).toContain('is now an administrator')
    expect(await roles()).toEqual([{ email: 'camille@exemple.fr', type: 'admin' }])
  })
})

describe('keys:rotate', () => {
  const keys = () => admin`select from auth.signing_keys where retired_at is null`

  test('makes a new key sign, and keeps the old one for its tokens', async () => {
    expect(await run('keys:rotate')).toMatchObject({ code: 0, said: expect.stringContaining('A new key signs.') })
    expect(await run('keys:rotate')).toMatchObject({ code: 0 })
    expect((await keys()).count).toBe(1)
    expect((await admin`select from auth.signing_keys`).count).toBe(2)
  })

  test('says where the keys are when they are not in the database', async () => {
    const key = { kty: 'EC', crv: 'P-256', kid: 'own', x: 'eA', y: 'eQ', d: 'ZA' }
    const { code, said } = await run('keys:rotate', [], { env: { SIGNING_KEYS: JSON.stringify([key]) } })
    expect({ code, said }).toEqual({ code: 1, said: expect.stringMatching(/^SIGNING_KEYS holds the keys/) })
  })
})

describe('callers', () => {
  const CALLER = '-Ab_3xY9kLmN'

  test('blocks and unblocks a caller, also one with a hash that begins with a dash', async () => {
    expect((await run('callers')).said).toBe('Nobody called.\n')
    expect((await run('callers', ['--block', CALLER])).said).toMatch(/is refused at every door until .*T00:00:00/)
    expect((await admin`select caller from app.blocked_callers`).map(({ caller }) => caller)).toEqual([CALLER])
    expect((await run('callers', ['--unblock', CALLER])).code).toBe(0)
    expect((await admin`select from app.blocked_callers`).count).toBe(0)
  })

  test.each([
    [['--since', 'yesterday']],
    [['--since', '0h']],
    [['--block', '192.0.2.1']],
    [['--block', CALLER, '--unblock', CALLER]],
  ])('refuses %j', async (words) => {
    expect(await run('callers', words)).toEqual({ code: 1, said: expect.stringMatching(/^Usage: /) })
  })
})

test('audit:verify compares the log with a mailed hash, and reports where the chain breaks', async () => {
  const { said } = await run('audit:verify')
  const [, n, hash] = /^The audit log is whole: entries 1 to (\d+), the last one ([0-9a-f]{64})\.\n$/.exec(said) ?? []
  // The log contains the creation of the administrator above.
  expect(Number(n)).toBeGreaterThan(0)
  expect((await run('audit:verify', [`${n}:${hash}`])).code).toBe(0)
  const another = `${n}:${'0'.repeat(64)}`
  expect(await run('audit:verify', [another])).toEqual({ code: 1, said: `The audit log is broken at entry ${n}.\n` })
  expect((await run('audit:verify', ['0:abc'])).said).toMatch(/^Usage: /)
})

describe('payouts', () => {
  test('writes a file for its owner alone, and never over another', async () => {
    const file = join(folder, 'october.csv')
    expect(await run('payouts', ['2026-10', file])).toEqual({ code: 0, said: `${file}: 0 transfers.\n` })
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect((await run('payouts', ['2026-10', file])).said).toBe(
      `${file} could not be written: it must not exist yet.\n`,
    )
  })

  test('records only a file as it was written', async () => {
    const file = join(folder, 'other.csv')
    await writeFile(file, 'changed by hand')
    expect((await run('payouts', ['--paid', file])).said).toBe('This is not a file of payouts as it was written.\n')
    expect((await run('payouts', ['--paid', join(folder, 'none.csv')])).said).toContain('could not be read')
  })

  test.each([[['2026-13', 'x.csv']], [['--paid']], [['--paid', 'a.csv', 'b.csv']], [['--paid', '--replace', 'a.csv']]])(
    'refuses %j',
    async (words) => {
      expect(await run('payouts', words)).toEqual({ code: 1, said: expect.stringMatching(/^Usage: /) })
    },
  )
})

describe('erasures:replay', () => {
  const there = async () => (await admin`select from auth.users where email = 'partie@exemple.fr'`).count

  test('replays erasures recorded in a backup, and refuses a file that is no backup', async () => {
    const id = crypto.randomUUID()
    const insert = () =>
      admin`insert into auth.users (id, email, email_confirmed_at) values (${id}, 'partie@exemple.fr', now())`
    await insert()
    await admin`delete from auth.users where id = ${id}`
    const backup = join(folder, 'knows.gz')
    expect((await run('db:backup', [backup])).code).toBe(0)
    // Point-in-time recovery to before the erasure.
    await admin`delete from app.erasures`
    await insert()
    const broken = join(folder, 'broken.gz')
    await writeFile(broken, (await readFile(backup)).subarray(0, 500))
    for (const wrong of [broken, join(folder, 'none.gz'), 'package.json']) {
      const { code, said } = await run('erasures:replay', [backup, wrong])
      expect({ code, said }).toEqual({ code: 1, said: expect.stringContaining(`${wrong} is `) })
    }
    expect(await there()).toBe(1)
    expect(await run('erasures:replay', [backup])).toEqual({
      code: 0,
      said: `1 accounts were erased again.\n${PAYMENTS_PAUSED}\n`,
    })
    expect(await there()).toBe(0)
    expect((await admin`select from app.site_switches where name = 'payments' and not is_on`).count).toBe(1)
  })
})

describe('--erased-before', () => {
  const accident = '2026-05-01 12:00:00+00'
  const there = async () => (await admin`select id from auth.users where email = 'effacee@exemple.fr'`).length
  const insert = async () => {
    const id = crypto.randomUUID()
    await admin`insert into auth.users (id, email, email_confirmed_at) values (${id}, 'effacee@exemple.fr', now())`
    return id
  }

  test('restores accounts whose erasure was the accident, which a plain restore erases again and says so', async () => {
    const id = await insert()
    const backup = join(folder, 'before-the-accident.gz')
    expect((await run('db:backup', [backup])).code).toBe(0)
    await admin`delete from auth.users where id = ${id}`
    const plain = await run('db:restore', [backup, '--yes'])
    expect(plain).toEqual({ code: 0, said: expect.stringContaining('1 of the accounts were erased again') })
    expect(await there()).toBe(0)
    await admin`update app.erasures set erased_at = ${accident}`
    const undone = await run('db:restore', [backup, '--yes', '--erased-before', accident])
    expect(undone).toEqual({ code: 0, said: expect.not.stringContaining('erased again') })
    expect(await there()).toBe(1)
  })

  test('leaves the erasures of the accident out of a replay, and replays earlier ones', async () => {
    const backup = join(folder, 'with-the-accident.gz')
    await admin`update app.erasures set erased_at = ${accident}`
    await admin`insert into app.erasures (subject_hash, erased_at)
      select sha256(convert_to(id::text, 'UTF8')), ${accident} from auth.users where email = 'effacee@exemple.fr'`
    expect((await run('db:backup', [backup])).code).toBe(0)
    await admin`delete from app.erasures`
    expect((await run('erasures:replay', [backup, '--erased-before', accident])).said).toMatch(/^0 accounts/)
    expect(await there()).toBe(1)
    expect((await run('erasures:replay', [backup, '--erased-before', '2026-05-01 12:00:01Z'])).said).toMatch(/^1 acc/)
    expect(await there()).toBe(0)
  })

  test.each(['yesterday', '2026-05-01', '2026-05-01 12:00:00', '2026-13-01 12:00:00Z'])('refuses %s', async (word) => {
    const { code, said } = await run('erasures:replay', ['any.gz', '--erased-before', word])
    expect({ code, said }).toEqual({ code: 1, said: expect.stringMatching(/^Usage: /) })
  })
})

test('db:backup says in a sentence that the disk is full, and leaves nothing', async () => {
  const place = await mkdtemp(join(folder, 'full-'))
  const file = join(place, 'large.gz')
  // A limit of the process refuses the write as a full disk does.
  const { code, said } = await run('db:backup', [file], { blocks: 4 })
  expect(code).toBe(1)
  expect(said).toContain(`no room for ${file} (EFBIG): nothing is kept`)
  expect(await readdir(place)).toEqual([])
})

describe('db:repair', () => {
  const whole = { code: 0, said: 'Functions, views and rights are those of db/ again.\n' }

  test('restores definitions that were changed by hand', async () => {
    expect(await run('db:repair')).toEqual(whole)
    await admin`grant select on public.appointments to anon`
    await admin`create policy open on public.appointments using (true)`
    await admin`create or replace function app.operates() returns boolean language sql as 'select true'`
    expect(await run('db:repair')).toEqual(whole)
    expect(await admin`select has_table_privilege('anon', 'public.appointments', 'select') as may`).toEqual([
      { may: false },
    ])
    expect((await admin`select from pg_policies where policyname = 'open'`).count).toBe(0)
  })

  test('restores a lost grant of a view, and revokes wider ones', async () => {
    const grants = () => admin`select a.attname, g.grantee, g.privilege_type from pg_class c
      left join pg_attribute a on a.attrelid = c.oid and a.attacl is not null,
      aclexplode(coalesce(c.relacl, '{}') || coalesce(a.attacl, '{}')) g
      where c.oid in ('public.my_alerts'::regclass, 'public.my_slots'::regclass) order by c.oid, g`
    const before = [...(await grants())]
    await admin`revoke select on public.my_alerts from authenticated`
    await admin`grant select on public.my_slots to anon, public`
    await admin`grant update (starts_at) on public.my_slots to authenticated`
    expect([...(await grants())]).not.toEqual(before)
    expect(await run('db:repair')).toEqual(whole)
    expect([...(await grants())]).toEqual(before)
  })

  test('names what it cannot bring back, each time, instead of taking it for right', async () => {
    await admin`grant select on app.refunds to anon`
    await admin`alter table app.refunds drop constraint refunds_amount_positive`
    for (let time = 0; time < 2; time += 1) {
      const { code, said } = await run('db:repair')
      expect(code).toBe(1)
      expect(said).toMatch(/still differ .*: app\.refunds, app\.refunds\.refunds_amount_positive\.\n$/)
    }
  })
})
