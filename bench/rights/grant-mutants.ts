import type { Sql } from '#server/db/postgres.ts'

/** One permission of the database, broken. */
export interface Mutant {
  /** Description of the mutation, as reported. */
  name: string
  relation: string
  statement: string
  /** Relations whose line in the grid should detect it. */
  noticedBy: readonly string[]
}

interface Grant {
  relation: string
  table: string
  role: string
  verb: string
  /** Null for a grant on the whole table. */
  column: string | null
}

const verbs = ['select', 'insert', 'update', 'delete']

/** Revokes every grant, and grants every missing one: on the whole table where there was one on columns, or none. */
export async function grantMutants(sql: Sql): Promise<Mutant[]> {
  const relations = await sql<{ relation: string; table: string; columns: number }[]>`
    select c.relnatts::int as columns, case n.nspname when 'public' then '' else n.nspname || '.' end || c.relname as relation, n.nspname || '.' || c.relname as table
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'v', 'm') and (n.nspname = 'public' or c.oid = 'storage.objects'::regclass) order by 1`
  const grants = await grantsOf(sql)
  const missing = relations.flatMap(({ relation, table, columns }) =>
    ['anon', 'authenticated'].flatMap((role) =>
      verbs
        .filter(
          (verb) => !grants.some((g) => g.table === table && g.role === role && g.verb === verb && g.column === null),
        )
        // Granted on every column means granted on the table.
        .filter(
          (verb) => grants.filter((g) => g.table === table && g.role === role && g.verb === verb).length < columns,
        )
        .map((verb) => ({ relation, table, role, verb, column: null })),
    ),
  )
  return [...grants.map((grant) => mutant(grant, false)), ...missing.map((grant) => mutant(grant, true))]
}

async function grantsOf(sql: Sql): Promise<Grant[]> {
  return sql<Grant[]>`
    with relations as (
      select c.oid, c.relacl, case n.nspname when 'public' then '' else n.nspname || '.' end || c.relname as relation,
        n.nspname || '.' || c.relname as table
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p', 'v', 'm') and (n.nspname = 'public' or c.oid = 'storage.objects'::regclass))
    select relation, "table", g.grantee::regrole::text as role, lower(g.privilege_type) as verb, null as column
    from relations, aclexplode(relacl) g where g.grantee in ('anon'::regrole, 'authenticated'::regrole)
    union all
    select relation, "table", g.grantee::regrole::text, lower(g.privilege_type), a.attname
    from relations join pg_attribute a on a.attrelid = relations.oid, aclexplode(a.attacl) g
    where g.grantee in ('anon'::regrole, 'authenticated'::regrole)`
}

function mutant({ relation, table, role, verb, column }: Grant, isGiven: boolean): Mutant {
  const what = `${verb}${column ? ` ("${column}")` : ''} on ${table}`
  const statement = isGiven ? `grant ${what} to ${role}` : `revoke ${what} from ${role}`
  return { name: statement, relation, statement, noticedBy: [relation] }
}
