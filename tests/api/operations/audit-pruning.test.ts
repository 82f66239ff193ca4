import { beforeAll, expect, test } from 'vitest'
import { verifyChain } from '#server/audit/verify-chain.ts'
import { sealAuditLog } from '#server/jobs/seal-audit-log.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { brokenAfter } from '../../support/broken-after.ts'

let app: TestApp
const verify = (known?: { n: number; hash: string }) => app.deps.db.asService((sql) => verifyChain(sql, known))
const seal = () => sealAuditLog.handle({ deps: app.deps, data: {}, signal: AbortSignal.timeout(30_000) })
const ago = (months: number) => {
  const day = new Date()
  day.setUTCMonth(day.getUTCMonth() - months, 10)
  return day
}
let oldSeal: { n: number; hash: string }

/** Writes the log through its function, with a test clock. */
async function noteAt(at: Date, subject: string) {
  await app.sql.begin(async (sql) => {
    await sql`select set_config('test.now', ${at.toISOString()}, true)`
    await sql`select test_audit.note_act(null, 'test', ${subject}, '{"why":"mot"}')`
  })
}

beforeAll(async () => {
  app = await startTestApp()
  const [source] = await app.sql<{ text: string }[]>`
    select pg_get_functiondef('app.note_act(uuid, text, text, jsonb)'::regprocedure) as text`
  await app.sql`create schema test_audit`
  const written = source?.text ?? ''
  expect(written).toContain('clock_timestamp()')
  await app.sql.unsafe(
    written
      .replace('app.note_act', 'test_audit.note_act')
      .replace('clock_timestamp()', "current_setting('test.now')::timestamptz"),
  )
  // Six entries older than three years, six older than one, six of this year.
  for (const months of [50, 49, 49, 40, 38, 37, 30, 28, 20, 16, 15, 14, 10, 8, 6, 4, 2, 1]) {
    await noteAt(ago(months), `il y a ${months} mois`)
    if (months === 40) {
      const verified = await verify()
      if (verified.brokenAt !== null) throw new Error('broken')
      oldSeal = verified
      await app.sql`select app.seal_audit(${verified.n})`
    }
  }
})

test('nothing is pruned that was not sealed', async () => {
  await app.deps.db.asService((sql) => sql`select app.prune_audit(now())`)
  expect(await app.sql`select from app.audit_log where subject is not null and act = 'test'`).toHaveLength(18)
})

test('the night ends entries after three years, words after one, and the rest still verifies', async () => {
  await seal()
  const left = await app.sql<{ subject: string; has_words: boolean }[]>`
    select l.subject, d.n is not null as has_words from app.audit_log l left join app.audit_details d using (n)
    where l.act = 'test' order by l.n`
  expect(left.map(({ subject }) => Number(/\d+/.exec(subject)?.[0]))).toEqual([
    30, 28, 20, 16, 15, 14, 10, 8, 6, 4, 2, 1,
  ])
  expect(left.filter(({ has_words }) => has_words)).toHaveLength(6)
  expect(await verify()).toMatchObject({ brokenAt: null, first: 7, n: 19 })
  await seal()
  expect(await verify()).toMatchObject({ brokenAt: null, first: 7, n: 19 })
})

test('hashes mailed before the pruning still verify', async () => {
  expect((await verify(oldSeal)).brokenAt).toBeNull()
  expect(await verify({ ...oldSeal, hash: 'f'.repeat(64) })).toEqual({ brokenAt: oldSeal.n })
})

test('the service cannot prune before the day, nor cut by itself', async () => {
  const later = new Date('2099-01-01')
  await app.deps.db.asService((sql) => sql`select app.prune_audit(${later})`)
  expect(await verify()).toMatchObject({ brokenAt: null, first: 7, n: 19 })
  for (const statement of ['delete from app.audit_log where false', 'delete from app.audit_seals where false'])
    await expect(app.deps.db.asService((sql) => sql.unsafe(statement))).rejects.toMatchObject({ code: '42501' })
})

test.each([
  ['a changed word', "update app.audit_log set act = 'autre' where n = 9"],
  ['a changed detail', 'update app.audit_details set detail = \'{"i": 99}\' where n = 15'],
  ['a deleted entry', 'delete from app.audit_log where n = 9'],
  ['a cut end', 'delete from app.audit_log where n = (select max(n) from app.audit_log)'],
  ['a cut beginning', 'delete from app.audit_log where n = 7'],
  [
    'a beginning cut at a seal of its own',
    'insert into app.audit_seals select n, hash, now() from app.audit_log where n = 9;delete from app.audit_log where n <= 9',
  ],
  ['a changed seal', "update app.audit_seals set hash = '\\x00' where n = 6"],
  ['a deleted entry of the pruning', "update app.audit_log set act = 'test' where act = 'prune-audit-log'"],
  [
    'two swapped entries',
    'update app.audit_log set n = case n when 9 then -10 else -9 end where n in (9, 10);update app.audit_log set n = -n where n < 0',
  ],
  [
    'an inserted entry',
    'insert into app.audit_log select n + 1, occurred_at, actor_id, act, subject, detail_hash, hash, hash from app.audit_log order by n desc limit 1',
  ],
  [
    'entries chained anew',
    'update app.audit_log l set previous_hash = sha256(l.previous_hash), hash = sha256(l.hash) where n >= 9;update app.audit_head set hash = (select hash from app.audit_log order by n desc limit 1)',
  ],
])('a pruned chain betrays %s', async (_what, statement) => {
  expect(await brokenAfter(app.sql, statement)).toEqual(expect.any(Number))
  expect((await verify()).brokenAt).toBeNull()
})
