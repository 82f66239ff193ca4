import { dataCatalogue } from '#server/account/data-catalogue.ts'
import type { Sql } from '#server/db/postgres.ts'

/** Tables of health data, from the data catalogue, and the views that read them. */
export async function healthRelations(sql: Sql): Promise<ReadonlySet<string>> {
  const tables = dataCatalogue
    .filter(({ treatment }) => treatment === 'consultation' || treatment === 'wellbeing')
    .map(({ table }) => table)
  const views = await sql<{ name: string }[]>`
    select distinct v.relname as name
    from pg_class v join pg_rewrite r on r.ev_class = v.oid join pg_depend d on d.objid = r.oid and d.classid = 'pg_rewrite'::regclass
    where v.relkind = 'v' and v.relnamespace = 'public'::regnamespace and d.refobjid <> v.oid
      and d.refobjid in (select to_regclass(t) from unnest(${tables}::text[]) t)`
  return new Set([...tables.map((table) => table.replace(/^public\./, '')), ...views.map(({ name }) => name)])
}
