import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { debianPrograms } from '#server/db/cluster/debian-programs.ts'
import { hasPgbouncer, Pgbouncer } from './cluster/pgbouncer.ts'
import { PostgresServer } from './cluster/postgres-server.ts'
import { systemAccount } from './cluster/system-account.ts'
import { check } from './support/measure.ts'

// Runs every operator command on an installation like production: the unpacked release, Debian's PostgreSQL, PgBouncer
// in front, an unprivileged account, no npm and no PATH; the server is running where that is allowed.
const PORT = '4331'
const DATABASE_PORT = 4332
const POOLER_PORT = 4333
const START_DEADLINE_MS = 60_000
const account = systemAccount('postgres')

const missing = [
  [debianPrograms() !== undefined, 'postgresql'],
  [hasPgbouncer(), 'pgbouncer'],
].filter(([isThere]) => !isThere)
if (missing.length === 0) await bench()
else console.log(`commands is skipped: apt-get install ${missing.map(([, name]) => name).join(' ')}`)

async function bench(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'mivoix-commands-'))
  await chmod(folder, 0o755)
  const database = new PostgresServer(join(folder, 'postgres'), DATABASE_PORT)
  const pooler = new Pgbouncer(join(folder, 'pgbouncer'), POOLER_PORT, DATABASE_PORT)
  const data = join(folder, 'data')
  mkdirSync(data)
  if (account.uid !== undefined && account.gid !== undefined) chownSync(data, account.uid, account.gid)
  const mivoix = unpack(folder)
  const env = {
    PORT,
    PUBLIC_URL: `http://127.0.0.1:${PORT}`,
    DATA_DIR: data,
    CACHE_DIRECTORY: join(data, 'cache'),
    DATABASE_URL: pooler.url,
    DATABASE_DIRECT_URL: database.url,
    LOG_LEVEL: 'error',
  }
  const run = (words: string[], input = '') => said(spawn(mivoix, words, { ...account, env, cwd: '/' }), input)
  /** Runs a command and compares its output with the expected one. */
  const expectSaid = async (what: string, words: string[], expected: RegExp, code = 0, input = '') => {
    const answer = await run(words, input)
    const isRight = answer.code === code && expected.test(answer.text) && !answer.text.includes('npm')
    check(`${what}: ${answer.text.trim().slice(0, 160)}`, isRight)
    return answer.text
  }
  let server: ChildProcess | undefined
  try {
    await database.create('')
    await database.start()
    await database.makeDatabase()
    await pooler.start()
    await expectSaid('db:migrate', ['db:migrate'], /was brought to this version/)
    server = spawn(mivoix, ['start'], { ...account, env, cwd: '/', stdio: 'ignore' })
    await untilReady(server)

    await expectSaid(
      'admin:create',
      ['admin:create', 'a@example.org'],
      /is an administrator/,
      0,
      'quatre petits mots\n',
    )
    await expectSaid('admin:create without a password', ['admin:create', 'b@example.org'], /Choose a password/, 1)
    await expectSaid('audit:verify', ['audit:verify'], /is whole: entries 1 to 1\b/)
    await expectSaid('audit:verify, another head', ['audit:verify', `1:${'0'.repeat(64)}`], /broken at entry 1/, 1)
    await expectSaid('keys:rotate', ['keys:rotate'], /A new key signs/)
    await fetch(`http://127.0.0.1:${PORT}/rest/v1/nothing`)
    await pause(6000)
    const [caller = ''] = /(?<=')[\w-]{12}(?=')/.exec(await expectSaid('callers', ['callers'], /requests/)) ?? []
    await expectSaid('callers --block', ['callers', '--block', caller], /is refused at every door until/)
    await pause(6000)
    check('the caller is refused', (await fetch(`http://127.0.0.1:${PORT}/rest/v1/nothing`)).status === 429)
    await expectSaid('callers --unblock', ['callers', '--unblock', caller], /is served again/)
    await expectSaid('payouts', ['payouts', '2026-10', join(data, 'october.csv')], /0 transfers/)
    await expectSaid('payouts, again', ['payouts', '2026-10', join(data, 'october.csv')], /must not exist yet/, 1)
    await expectSaid('db:repair', ['db:repair'], /are those of db\/ again/)
    await database.sql('grant select on app.refunds to anon', 'mivoix')
    await expectSaid('db:repair, a grant of nowhere', ['db:repair'], /still differ.*app\.refunds/, 1)
    await database.sql('revoke select on app.refunds from anon', 'mivoix')

    const person = '0f6a1c1e-7b0e-4c39-9d5c-2f7ad8f0a001'
    const insert = `insert into auth.users (id, email, email_confirmed_at) values ('${person}', 'c@example.org', now())`
    await database.sql(insert, 'mivoix')
    const before = join(data, 'before.gz')
    await expectSaid('db:backup', ['db:backup', before], /rows of \d+ tables are in/)
    await database.sql(`delete from auth.users where id = '${person}'`, 'mivoix')
    await expectSaid('db:backup, without a name', ['db:backup'], /backups\/mivoix-.*backup\.gz/)
    await expectSaid('db:drill', ['db:drill'], /can be restored from/)
    await expectSaid('db:drill of no backup', ['db:drill', mivoix], /is no backup/, 1)
    await expectSaid('db:restore while it runs', ['db:restore', before, '--yes'], /Mivoix is running/, 1)
    await end(server)
    await expectSaid('db:restore unasked', ['db:restore', before], /If this is meant: mivoix db:restore/, 1)
    await expectSaid('db:restore', ['db:restore', before, '--yes'], /were restored/)
    const there = `select count(*) from auth.users where id = '${person}'`
    check('who was erased since stays erased', (await database.sql(there, 'mivoix')) === '0')
    await database.sql('delete from app.erasures', 'mivoix')
    await database.sql(insert, 'mivoix')
    const newest = readdirSync(join(data, 'backups')).find((file) => file.endsWith('.backup.gz')) ?? ''
    await expectSaid(
      'erasures:replay',
      ['erasures:replay', join(data, 'backups', newest)],
      /^1 accounts were erased again/,
    )
    await expectSaid('an unknown command', ['db:nonsense'], /Usage: mivoix <command>/, 1)
  } finally {
    if (server) await end(server)
    await pooler.stop()
    await database.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Builds and unpacks a release of this code; returns its launcher. */
function unpack(folder: string): string {
  execFileSync(process.execPath, ['scripts/package.ts', join(folder, 'dist')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [archive = ''] = /\S+\.tar\.gz/.exec(readFileSync(join(folder, 'dist', 'SHA256SUMS'), 'utf8')) ?? []
  execFileSync('tar', ['-xzf', join(folder, 'dist', archive), '-C', folder])
  const name = archive.replace('-linux-x64.tar.gz', '')
  return join(folder, name, 'bin/mivoix')
}

async function untilReady(server: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_DEADLINE_MS
  while (!(await fetch(`http://127.0.0.1:${PORT}/readyz`).catch(() => undefined))?.ok) {
    if (server.exitCode !== null || Date.now() > deadline) throw new Error('the release does not start')
    await pause(50)
  }
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = once(server, 'exit')
  server.kill('SIGTERM')
  await ended
}

async function said(child: ChildProcess, input: string): Promise<{ text: string; code: number | null }> {
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (part) => (text += part))
  child.stdin?.on('error', () => undefined)
  child.stdin?.end(input)
  await once(child, 'close')
  return { text, code: child.exitCode }
}
