import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import type { Sql } from '#server/db/postgres.ts'
import { databaseFolder } from '#server/db/sql-files.ts'
import { createTestDatabase, superuser } from '../support/database.ts'

// Facts about the whole database, from PostgreSQL's catalogue.

let sql: Sql

beforeAll(async () => {
  const { database } = await createTestDatabase()
  sql = superuser(database)
  return () => sql.end()
})

test('every table of the browsers’ schema has its file in db/policies, and no view has one', async () => {
  const tables = await sql<{ name: string }[]>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`
  const files = readdirSync(new URL('policies/', databaseFolder), { recursive: true, encoding: 'utf8' })
    .map((file) => basename(file))
    .filter((file) => /^\w+\.sql$/.test(file))
    .map((file) => basename(file, '.sql'))
  expect(files.toSorted()).toEqual(tables.map(({ name }) => name).toSorted())
})

test('every table of the product is under row-level security', async () => {
  const bare = await sql`
    select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'auth', 'app', 'months') and c.relkind in ('r', 'p') and not c.relrowsecurity`
  expect(bare.map((row) => row.name)).toEqual([])
})

test('no browser role holds any right outside the public schema', async () => {
  const granted = await sql`
    select c.oid::regclass::text || ' to ' || r.rolname as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace, (values ('anon'), ('authenticated')) as r (rolname)
    where n.nspname in ('auth', 'app', 'months', 'migration', 'jobs') and c.relkind in ('r', 'p', 'v', 'm', 'S')
      and case when c.relkind = 'S' then has_sequence_privilege(r.rolname, c.oid, 'usage, select, update')
        else has_table_privilege(r.rolname, c.oid, 'select, insert, update, delete, truncate, references, trigger')
          or has_any_column_privilege(r.rolname, c.oid, 'select, insert, update, references') end`
  expect(granted.map((row) => row.name)).toEqual([])
})

test('a view that runs as its owner is a barrier: no filter of a caller is tried on a row that it hides', async () => {
  const leaky = await sql`
    select c.oid::regclass::text as name
    from pg_class c, (values ('anon'), ('authenticated')) as r (rolname)
    where c.relkind = 'v' and has_any_column_privilege(r.rolname, c.oid, 'select')
      and c.relnamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)
      and not coalesce(c.reloptions, '{}') && '{security_invoker=true,security_invoker=on,security_barrier=true}'`
  expect(leaky.map((row) => row.name)).toEqual([])
})

test('of every such view PostgreSQL tries a caller’s filter on the rows that the view has let through, and on no other', async () => {
  const undo = new Error('undone on purpose')
  const tried: string[] = []
  await sql
    .begin(async (step) => {
      await step`create function public.peek(text) returns boolean language plpgsql cost 0.0001 as 'begin return true; end'`
      const views = await step<{ name: string; columns: string[] }[]>`
        select c.relname as name, array_agg(a.attname::text) as columns from pg_class c
        join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
        where c.relkind = 'v' and c.relnamespace = 'public'::regnamespace
          and coalesce(c.reloptions, '{}') && '{security_barrier=true}' group by 1`
      expect(views.length).toBeGreaterThan(40)
      for (const { name, columns } of views)
        for (const column of columns) {
          const [row] = await step.unsafe(
            `explain (format json) select from public.${name} as barrier where public.peek(barrier.${column}::text)`,
          )
          const filtered = nodesOf(row?.['QUERY PLAN'][0].Plan).filter((node) => JSON.stringify(node).includes('peek('))
          expect(filtered.length, `${name}.${column}`).toBeGreaterThan(0)
          if (filtered.some((node) => node.Alias !== 'barrier')) tried.push(`${name}.${column}`)
        }
      throw undo
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error
    })
  // A view whose own query is a “union all” is no barrier in PostgreSQL: put it into a subquery.
  expect(tried).toEqual([])
})

interface PlanNode {
  Alias?: string
  Plans?: PlanNode[]
}

/** A query plan's nodes, each without those below it. */
function nodesOf({ Plans = [], ...node }: PlanNode): PlanNode[] {
  return [node, ...Plans.flatMap(nodesOf)]
}

test('no function of the product is everybody’s', async () => {
  const open = await sql`
    select p.oid::regprocedure::text as name
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace,
      aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) as acl
    where n.nspname in ('app', 'auth', 'public', 'storage', 'migration')
      and acl.grantee = 0 and acl.privilege_type = 'EXECUTE'
      -- Functions called by an index method of an extension are harmless by themselves.
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`
  expect(open.map((row) => row.name)).toEqual([])
})

test('nobody but the server’s own roles reaches the schemas behind the browser’s', async () => {
  const open = await sql`
    select n.nspname as name from pg_namespace n, aclexplode(coalesce(n.nspacl, acldefault('n', n.nspowner))) as acl
    where n.nspname in ('app', 'auth', 'storage', 'migration') and acl.grantee = 0`
  expect(open.map((row) => row.name)).toEqual([])
})
