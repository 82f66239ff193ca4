import type { Column, Relation } from '../../db/catalogue.ts'
import type { Database } from '../../db/database.ts'

/** Function that returns rows: read like a view, with arguments. */
export interface RowsFunction extends Relation {
  /** SQL types by the names of the arguments. */
  parameters: Readonly<Record<string, string>>
}

type StoredFunction = Pick<RowsFunction, 'name' | 'parameters'> & { columns: Column[] }

/** Function of schema public that returns a table or rows of a table. Not cached: only the service calls it, and seldom. */
export async function readFunction(db: Pick<Database, 'asService'>, name: string): Promise<RowsFunction | undefined> {
  const [row] = await db.asService((sql) => sql.unsafe<{ function: StoredFunction }[]>(FUNCTION, [name]))
  // A function of single values has no columns to filter by.
  if (!row || row.function.columns.length === 0) return undefined
  const columns = new Map(row.function.columns.map((column) => [column.name, column]))
  return {
    ...row.function,
    columns,
    kind: 'view',
    primaryKey: [],
    isInsertable: false,
    isUpdatable: false,
    isDeletable: false,
  }
}

const FUNCTION = `
with called as (
  select p.oid, p.proname, t.typrelid, p.pronargs,
    coalesce(p.proallargtypes, p.proargtypes::oid[]) as types, p.proargnames as names,
    coalesce(p.proargmodes, array_fill('i'::"char", array[p.pronargs::int])) as modes
  from pg_proc p join pg_type t on t.oid = p.prorettype
  where p.pronamespace = 'public'::regnamespace and p.proname = $1 and p.prokind = 'f' and p.proretset
  order by p.oid limit 1
), parts as (
  select part.name, format_type(part.type, null) as type, part.mode, part.n
  from called, unnest(called.names, called.types, called.modes) with ordinality as part (name, type, mode, n)
  union all
  select a.attname, format_type(a.atttypid, null), 't', a.attnum
  from called join pg_attribute a on a.attrelid = called.typrelid and a.attnum > 0 and not a.attisdropped
)
select json_build_object(
    'name', called.proname,
    'parameters', coalesce((select json_object_agg(name, type) from parts where mode = 'i'), '{}'),
    'columns', coalesce((
      select json_agg(json_build_object('name', name, 'type', type, 'isNullable', true, 'hasDefault', false,
        'defaultSql', null, 'isGenerated', true) order by n) from parts where mode = 't'), '[]')
  ) as function
from called`
