import { readdir } from 'node:fs/promises'
import type { Sql } from '#server/db/postgres.ts'
import type { TableRights } from '../rights.ts'
import type { Cast } from './cast.ts'

const folder = new URL('../../rights/', import.meta.url)

/** Fills tables without rows with one row per user, as their file in tests/rights makes it. */
export async function fillEmptyTables(sql: Sql, { people }: Cast): Promise<void> {
  const tables = await sql<{ name: string }[]>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`
  const names = new Set(tables.map(({ name }) => name))
  for (const file of (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.rights.ts'))) {
    const { default: rights }: { default: TableRights } = await import(new URL(file, folder).href)
    if (!names.has(rights.table) || (await sql`select from ${sql(rights.table)} limit 1`).length > 0) continue
    for (const person of Object.values(people)) await sql.begin((step) => rights.rowOf(step, person))
  }
}
