import { execFile } from 'node:child_process'
import { chmod, chown, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { debianPrograms } from '#server/db/cluster/debian-programs.ts'
import { PASSWORD, PostgresServer } from './cluster/postgres-server.ts'
import { systemAccount } from './cluster/system-account.ts'
import { ServerProcess } from './resilience/server-process.ts'
import { SERVICE_KEY } from './resilience/write-message.ts'
import { check, checkThreshold } from './support/measure.ts'

// Point-in-time recovery with the scripts of deploy/: to before an account was erased, and to after.
const PORT = '4301'
const DATABASE_PORT = 4302
const run = promisify(execFile)
const headers = { apikey: SERVICE_KEY, authorization: `Bearer ${SERVICE_KEY}`, 'content-type': 'application/json' }

if (debianPrograms()) await bench()
else console.log('recovery is skipped: PostgreSQL is not installed (apt-get install postgresql).')

async function bench(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'mivoix-recovery-'))
  await chmod(folder, 0o755)
  const archive = join(folder, 'archive')
  await mkdir(archive)
  const account = systemAccount('postgres')
  if (account.uid !== undefined && account.gid !== undefined) await chown(archive, account.uid, account.gid)
  const database = new PostgresServer(join(folder, 'postgres'), DATABASE_PORT)
  const server = new ServerProcess({ PORT, DATABASE_URL: database.url, DEMO: 'on', SERVICE_KEY })

  const script = async (name: string, args: string[], env: Record<string, string> = {}) => {
    const program = fileURLToPath(new URL(`../deploy/postgresql/${name}`, import.meta.url))
    const { stdout, stderr } = await run('/bin/sh', [program, ...args], {
      ...account,
      cwd: database.folder,
      env: {
        PATH: '/usr/bin:/bin',
        PGHOST: '127.0.0.1',
        PGPORT: String(DATABASE_PORT),
        PGUSER: 'postgres',
        PGPASSWORD: PASSWORD,
        BASE: join(database.folder, 'base'),
        ARCHIVE: archive,
        TMPDIR: database.folder,
        ...env,
      },
    })
    if (stderr.trim()) console.log(stderr.trim())
    return stdout.trim()
  }

  try {
    const shipped = await readFile(new URL('../deploy/postgresql/primary.conf', import.meta.url), 'utf8')
    const settings = shipped.replaceAll('/var/lib/postgresql/archive', archive)
    await database.create(settings)
    await database.start()
    await database.makeDatabase()
    await server.start()
    await script('base-backup', [])

    const email = 'person@example.org'
    const made = await fetch(`${server.address}/auth/v1/admin/users`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ email, password: 'a password of the bench', email_confirm: true }),
    })
    const { id }: { id: string } = JSON.parse(await made.text())
    await pause(1100)
    const before = await database.sql('select now()')
    await pause(1100)
    const erased = await fetch(`${server.address}/auth/v1/admin/users/${id}`, { method: 'DELETE', headers })
    check('an account is made and erased', made.ok && erased.ok)
    await pause(1100)
    const after = await database.sql('select now()')
    await pause(1100)
    // The WAL must contain something later than the target, and be archived.
    await database.sql('create table public.later (n int)', 'mivoix')
    await database.sql('select pg_switch_wal()')
    while (Number(await database.sql('select count(*) from pg_stat_archiver where last_archived_wal is not null')) < 1)
      await pause(100)
    const last = await database.sql('select pg_walfile_name(pg_current_wal_lsn() - 1)')
    console.log(
      `archived up to ${await database.sql('select last_archived_wal from pg_stat_archiver')}, now in ${last}`,
    )

    const query = `select count(*) from auth.users where email = '${email}'`
    const there = await script('recovery-drill', [before], { CHECK: query })
    checkThreshold('before the erasure the account is there', Number(there), { atLeast: 1 })
    const gone = await script('recovery-drill', [after], { CHECK: query })
    checkThreshold('after the erasure it is gone', Number(gone), { atMost: 0 })
    const noted = await database.sql('select count(*) from app.recovery_drills', 'mivoix')
    checkThreshold('drills noted in app.recovery_drills', Number(noted), { atLeast: 2 })
    const none = await script('recovery-drill', ['2020-01-01 00:00:00+00']).catch(
      (error: { stderr: string }) => error.stderr,
    )
    check(`an instant before every base backup: ${none.trim()}`, none.startsWith('No base backup'))
  } finally {
    await server.end('SIGTERM')
    await database.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
