import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { checkPooler } from '#server/db/check-pooler.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import { connect } from '#server/db/postgres.ts'
import { createLog } from '#server/log.ts'
import { afterTestFile } from '../../support/after-test-file.ts'
import { createTestDatabase } from '../../support/database.ts'
import { createFaultProxy } from '../../support/servers/fault-proxy.ts'
import { freePort } from '../../support/servers/free-port.ts'

const NOBODY = 65_534
const isRoot = process.getuid?.() === 0

// Through a PgBouncer in transaction mode with deploy/pgbouncer.ini and a single server connection: any state that one
// transaction leaves on it would reach the next.
describe.skipIf(spawnSync('pgbouncer', ['--version']).error)('behind PgBouncer', () => {
  let db: Database
  let startPooler: (connectQuery?: string) => Promise<string>
  /** Restarts the current PgBouncer. */
  let restartPooler: (signal: 'SIGTERM' | 'SIGKILL') => Promise<void>

  beforeAll(async () => {
    const direct = await createTestDatabase()
    const { socketFolder, database, user } = direct
    // PgBouncer refuses to run as root, and PostgreSQL authenticates by system account: the proxy connects as us.
    const proxy = await createFaultProxy(socketFolder)
    afterTestFile(() => proxy.close())
    startPooler = async (connectQuery) => {
      const port = await freePort()
      const ini = (await readFile(new URL('../../../deploy/pgbouncer.ini', import.meta.url), 'utf8'))
        .replace(/^mivoix = .*? connect_query=('.*')$/m, (_, shipped: string) => {
          const query = connectQuery === undefined ? ` connect_query=${shipped}` : connectQuery
          return `mivoix = host=127.0.0.1 port=${proxy.port} dbname=${database} user=${user}${query}`
        })
        .replace('listen_addr = *', 'listen_addr = 127.0.0.1')
        .replace('listen_port = 6432', `listen_port = ${port}`)
        .replace('auth_type = scram-sha-256', 'auth_type = any')
        .replace('default_pool_size = 40', 'default_pool_size = 1')
        .replaceAll(/^(?:logfile|pidfile|unix_socket_dir|auth_file|client_tls).*$/gm, '')
      const folder = await mkdtemp(join(tmpdir(), 'mivoix-pooler-'))
      await chmod(folder, 0o755)
      const file = join(folder, 'pgbouncer.ini')
      await writeFile(file, `${ini}\nunix_socket_dir =\n`)
      const account = isRoot ? { uid: NOBODY, gid: NOBODY } : {}
      const start = () => spawn('pgbouncer', [file], { ...account, stdio: 'ignore' })
      let pooler = start()
      const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
        const ended = once(pooler, 'exit')
        pooler.kill(signal)
        await ended
      }
      restartPooler = async (signal) => {
        await end(signal)
        pooler = start()
      }
      afterTestFile(async () => {
        await end('SIGTERM')
        await rm(folder, { recursive: true })
      })
      return `postgres://${user}@127.0.0.1:${port}/mivoix`
    }
    const target = await startPooler()
    const options = { target, direct, isPooled: true, size: 4, statementTimeoutMs: 8000, applicationName: 'mivoix' }
    await vi.waitFor(() => checkPooler(target), { timeout: 30_000, interval: 50 })
    db = openDatabase(options, createLog('silent'))
    afterTestFile(() => db.close())
  })

  test('transactions of many people share one connection, and nobody finds another’s rights', async () => {
    const people = Array.from({ length: 40 }, () => crypto.randomUUID())
    const found = await Promise.all(
      people.map((sub, index) => {
        const identity = { role: 'authenticated', sub } as const
        const query = 'select auth.uid()::text as sub, current_user as role, $1::int as n'
        if (index % 2 === 0) return db.readAs<object>(identity, query, [index])
        return db.asUser(identity, async (sql) => [...(await sql.unsafe(query, [index]))])
      }),
    )
    expect(found.flat()).toEqual(people.map((sub, n) => ({ sub, role: 'authenticated', n })))
  })

  test('between transactions the connection is a visitor’s, with a bounded statement', async () => {
    await db.asService(async (sql) => {
      await sql`select 1`
    })
    const [row] = await db.readAs({ role: 'anon' }, "select current_setting('statement_timeout') as timeout", [])
    expect(row).toEqual({ timeout: '1s' })
  })

  test('the activity of its sessions is read beside the pooler, even while its connections are all taken', async () => {
    await db.asService(async (sql) => {
      await sql`select 1`
      const rows = await db.askAsLogin<object>(
        "select state from pg_stat_activity where application_name = 'mivoix' and state like 'idle in%'",
      )
      expect(rows).toEqual([{ state: 'idle in transaction' }])
    })
  })

  test('statements that begin alike in different transactions do not meet', async () => {
    const reads = Array.from({ length: 30 }, (_, n) =>
      db.readAs({ role: 'anon' }, `select ${n} as n, $1::text as text`, [String(n)]),
    )
    expect((await Promise.all(reads)).flat()).toEqual(reads.map((_, n) => ({ n, text: String(n) })))
  })

  test.each(['SIGTERM', 'SIGKILL'] as const)(
    'a pooler that is ended by %s under requests and started again loses nothing that was acknowledged',
    async (signal) => {
      const acknowledged: string[] = []
      const refused: unknown[] = []
      const over = new AbortController()
      const writer = async () => {
        while (!over.signal.aborted) {
          const id = crypto.randomUUID()
          await db
            .asService((sql) => sql`insert into app.secrets (name, value) values (${id}, 'x')`)
            .then(
              () => acknowledged.push(id),
              async (error: unknown) => {
                refused.push(error)
                // An open circuit breaker refuses without I/O: a loop of promises alone would never let it close.
                await nextTurn()
              },
            )
        }
      }
      const writers = Array.from({ length: 6 }, writer)
      const more = async (than: number) => expect.poll(() => acknowledged.length).toBeGreaterThan(than)
      await more(20)
      await restartPooler(signal)
      const before = acknowledged.length
      await more(before + 20)
      over.abort()
      await Promise.all(writers)
      for (const error of refused) expect(error).toMatchObject({ code: 'unavailable' })
      const kept = await db.asService((sql) => sql<{ name: string }[]>`select name from app.secrets`)
      const names = new Set(kept.map(({ name }) => name))
      expect(acknowledged.filter((id) => !names.has(id))).toEqual([])
    },
  )

  test('a pooler that leaves the session settings out is refused', async () => {
    const target = await startPooler('')
    const sql = connect({ target, isPooled: true, size: 1, statementTimeoutMs: 0, applicationName: 'tests' })
    afterTestFile(() => sql.end())
    await expect.poll(() => sql`select 1`.then(() => true, String)).toBe(true)
    await expect(checkPooler(target)).rejects.toThrow(/the pooler opens connections as mivoix_server .* connect_query/)
  })
})
