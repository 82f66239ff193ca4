import { type Relation, readRelations } from '#server/db/catalogue.ts'
import type { Sql } from '#server/db/postgres.ts'
import { describeViews } from './describe-views.ts'

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
  /** Allowed values of a column, by `table.column`, from its CHECK constraint. */
  words: ReadonlyMap<string, string[]>
}

interface NamedComment {
  name: string
  comment: string
}

interface WordCheck {
  column: string
  definition: string
}

/** Schema public for the generated types; functions are left out, since /rest/v1 calls none. */
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
  const checks = await sql<WordCheck[]>`
    select c.relname || '.' || a.attname as "column", pg_get_constraintdef(k.oid) as definition
    from pg_constraint k
    join pg_class c on c.oid = k.conrelid
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    where k.contype = 'c' and cardinality(k.conkey) = 1 and c.relnamespace = 'public'::regnamespace`
  const comments = await sql<NamedComment[]>`
    select c.relname as name, obj_description(c.oid, 'pg_class') as comment from pg_class c
    where c.relkind = 'v' and c.relnamespace = 'public'::regnamespace and obj_description(c.oid, 'pg_class') is not null`
  const words = new Map(checks.flatMap(({ column, definition }) => entryOf(column, wordsIn(definition))))
  const described = describeViews(relations, comments, words)
  return {
    relations: [...described.relations.values()],
    foreignKeys: [...foreignKeys],
    enums: [...enums],
    words: described.words,
  }
}

const entryOf = (column: string, words: string[] | undefined): [string, string[]][] => (words ? [[column, words]] : [])

/**
 * Parses `CHECK ((status = ANY (ARRAY['held'::text, 'confirmed'::text])))`, or the same with one value: `(kind =
 * 'x'::text)`.
 */
function wordsIn(definition: string): string[] | undefined {
  const literal = String.raw`'[^']*'::text`
  const list = new RegExp(
    String.raw`^CHECK \(\(\w+ = (?:ANY \(ARRAY\[(${literal}(?:, ${literal})*)\]\)|(${literal}))\)\)$`,
  )
  const found = list.exec(definition)
  return found === null
    ? undefined
    : [...(found[1] ?? found[2] ?? '').matchAll(/'([^']*)'::text/g)].map(([, word = '']) => word)
}
