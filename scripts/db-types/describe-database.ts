import { type Relation, readRelations } from '#server/db/catalogue.ts'
import type { Sql } from '#server/db/postgres.ts'

export interface ForeignKey {
  table: string
  name: string
  columns: string[]
  isOneToOne: boolean
  referencedTable: string
  referencedColumns: string[]
}

export interface EnumType {
  name: string
  values: string[]
}

export interface DatabaseDescription {
  relations: Relation[]
  foreignKeys: ForeignKey[]
  enums: EnumType[]
}

/** Schema public as its generated types tell it; functions are left out, since /rest/v1 calls none. */
export async function describeDatabase(sql: Sql): Promise<DatabaseDescription> {
  const relations = await readRelations((text) => sql.unsafe(text))
  const foreignKeys = await sql<ForeignKey[]>`
    select c.relname as "table", k.conname as name, r.relname as "referencedTable",
      (select json_agg(a.attname order by n.place) from unnest(k.conkey) with ordinality as n(key, place)
        join pg_attribute a on a.attrelid = k.conrelid and a.attnum = n.key) as columns,
      (select json_agg(a.attname order by n.place) from unnest(k.confkey) with ordinality as n(key, place)
        join pg_attribute a on a.attrelid = k.confrelid and a.attnum = n.key) as "referencedColumns",
      exists (select from pg_index i where i.indrelid = k.conrelid and i.indisunique and i.indpred is null
        and i.indkey::int2[] <@ k.conkey and k.conkey <@ i.indkey::int2[]) as "isOneToOne"
    from pg_constraint k
    join pg_class c on c.oid = k.conrelid
    join pg_class r on r.oid = k.confrelid
    where k.contype = 'f' and c.relnamespace = 'public'::regnamespace and r.relnamespace = 'public'::regnamespace
    order by c.relname, k.conname`
  const enums = await sql<EnumType[]>`
    select t.typname as name, json_agg(e.enumlabel order by e.enumsortorder) as values
    from pg_type t join pg_enum e on e.enumtypid = t.oid
    where t.typnamespace = 'public'::regnamespace
    group by t.typname order by t.typname`
  return { relations: [...relations.values()], foreignKeys: [...foreignKeys], enums: [...enums] }
}
