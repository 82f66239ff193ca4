import { beforeAll, expect, test } from 'vitest'
import { dataCatalogue } from '#server/account/data-catalogue.ts'
import { allJobs } from '#server/jobs/all.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

test('the catalogue holds every table, once', async () => {
  const tables = await app.sql<{ name: string }[]>`
    select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition and n.nspname in ('public', 'auth', 'app', 'storage')`
  expect(dataCatalogue.map(({ table }) => table).toSorted()).toEqual(tables.map(({ name }) => name).toSorted())
})

test('the erasure rules of the catalogue match the foreign keys', async () => {
  const keys = await app.sql<{ table: string; action: string }[]>`
    select n.nspname || '.' || c.relname as table,
      case f.confdeltype when 'c' then 'cascade' when 'n' then 'detach' else f.confdeltype::text end as action
    from pg_constraint f join pg_class c on c.oid = f.conrelid join pg_namespace n on n.oid = c.relnamespace
    where f.contype = 'f' and f.conparentid = 0 and f.confrelid = 'auth.users'::regclass and c.relname <> 'profiles'`
  const wrong = keys.filter(({ table, action }) => {
    const said = dataCatalogue.find((entry) => entry.table === table)?.erasure
    // A row about the person written by somebody else may detach from its reviewer, and is deleted by the trigger.
    return said !== action && said !== 'trigger' && !(said === 'cascade' && action === 'detach')
  })
  expect(wrong).toEqual([])
})

test('a row that ends by a job, or with another row, ends by one that exists', async () => {
  const jobs = new Set<string>(allJobs.map(({ name }) => name))
  const parents = await app.sql<{ table: string; parent: string }[]>`
    select n.nspname || '.' || c.relname as table, pn.nspname || '.' || p.relname as parent
    from pg_constraint f join pg_class c on c.oid = f.conrelid join pg_namespace n on n.oid = c.relnamespace
    join pg_class p on p.oid = f.confrelid join pg_namespace pn on pn.oid = p.relnamespace
    where f.contype = 'f' and f.confdeltype = 'c'`
  const endless = dataCatalogue.filter(({ table, retention }) => {
    if (retention.until === 'ends') return !jobs.has(retention.job ?? 'keep-retention')
    if (retention.until !== 'parent') return false
    return !parents.some((key) => key.table === table && key.parent === retention.parent)
  })
  expect(endless).toEqual([])
})
