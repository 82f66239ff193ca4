import type { Database } from './database.ts'

export interface Column {
  name: string
  /** SQL spelling, with schema and quotes where needed; for a domain, its base type. */
  type: string
  isNullable: boolean
  hasDefault: boolean
  /** Default as SQL, for a row that omits the column; null if there is none. */
  defaultSql: string | null
  /** Generated column: PostgreSQL ignores written values. */
  isGenerated: boolean
}

export interface Relation {
  name: string
  kind: 'table' | 'view'
  columns: ReadonlyMap<string, Column>
  primaryKey: string[]
  isInsertable: boolean
  isUpdatable: boolean
  isDeletable: boolean
}

export type Relations = ReadonlyMap<string, Relation>

/** Minimum age before the cached catalogue is read again: requests for unknown tables cannot make us query it more often. */
const MIN_AGE_MS = 1000

/**
 * Cached tables and views of schema public. A caller that finds it out of date asks for a newer one, because another
 * process may have migrated. Describes the structure only; PostgreSQL checks the rights.
 */
export class Catalogue {
  readonly #db: Pick<Database, 'asService'>
  #reading: Promise<Relations> | undefined
  #readAt = 0

  constructor(db: Pick<Database, 'asService'>) {
    this.#db = db
  }

  current(): Promise<Relations> {
    this.#reading ??= this.#read()
    return this.#reading
  }

  /** Invalidates the cache: a catalogue read after the given one, or undefined when that one was read less than MIN_AGE_MS ago. */
  async newerThan(seen: Relations): Promise<Relations | undefined> {
    if ((await this.current()) === seen) {
      if (Date.now() - this.#readAt < MIN_AGE_MS) return undefined
      this.#reading = this.#read()
    }
    return this.current()
  }

  async #read(): Promise<Relations> {
    try {
      const relations = await this.#db.asService((sql) => readRelations(sql.unsafe.bind(sql)))
      this.#readAt = Date.now()
      return relations
    } catch (error) {
      this.#reading = undefined
      throw error
    }
  }
}

type StoredRelation = Omit<Relation, 'columns'> & { columns: Column[] }

export async function readRelations(
  query: (text: string) => PromiseLike<Iterable<Record<string, unknown>>>,
): Promise<Relations> {
  const relations: Relation[] = []
  for (const row of await query(RELATIONS)) {
    const stored = row.relation as StoredRelation
    relations.push({ ...stored, columns: new Map(stored.columns.map((column) => [column.name, column])) })
  }
  return new Map(relations.map((relation) => [relation.name, relation]))
}

/** `pg_relation_is_updatable` answers in bits: 4 update, 8 insert, 16 delete. */
const RELATIONS = `
with recursive bases as (
  select oid, typbasetype as base from pg_type where typtype = 'd'
  union all
  select b.oid, d.typbasetype from bases b join pg_type d on d.oid = b.base where d.typtype = 'd'
), offered as materialized (
  select oid, relname, relkind from pg_class
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm', 'f', 'p')
), columns as (
  select a.attrelid, json_agg(json_build_object(
      'name', a.attname,
      'type', case when ns.nspname = 'pg_catalog' then format_type(t.oid, -1)
                   else format('%I.%I', ns.nspname, coalesce(item.typname, t.typname)) || case when item.oid is null then '' else '[]' end end,
      'isNullable', not a.attnotnull,
      'hasDefault', a.atthasdef or a.attidentity <> '',
      'defaultSql', case when a.attidentity <> '' then (
                           select format('nextval(%L)', s.objid::regclass) from pg_depend s
                           where s.refobjid = a.attrelid and s.refobjsubid = a.attnum and s.deptype = 'i' and s.classid = 'pg_class'::regclass)
                         when a.attgenerated = '' then pg_get_expr(d.adbin, d.adrelid) end,
      'isGenerated', a.attgenerated <> '' or a.attidentity = 'a'
    ) order by a.attnum) as columns
  from offered o
  join pg_attribute a on a.attrelid = o.oid
  join pg_type t on t.oid = coalesce((
    select b.base from bases b join pg_type u on u.oid = b.base where b.oid = a.atttypid and u.typtype <> 'd'), a.atttypid)
  left join pg_type item on item.oid = t.typelem and item.typarray = t.oid
  left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  join pg_namespace ns on ns.oid = t.typnamespace
  where a.attnum > 0 and not a.attisdropped
  group by a.attrelid
)
select json_build_object(
    'name', c.relname,
    'kind', case when c.relkind in ('v', 'm') then 'view' else 'table' end,
    'columns', coalesce(k.columns, '[]'),
    'primaryKey', coalesce((
      select json_agg(a.attname order by array_position(i.indkey::int2[], a.attnum))
      from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey::int2[])
      where i.indrelid = c.oid and i.indisprimary), '[]'),
    'isUpdatable', pg_relation_is_updatable(c.oid, true) & 4 = 4,
    'isInsertable', pg_relation_is_updatable(c.oid, true) & 8 = 8,
    'isDeletable', pg_relation_is_updatable(c.oid, true) & 16 = 16
  ) as relation
from offered c left join columns k on k.attrelid = c.oid
order by c.relname`
