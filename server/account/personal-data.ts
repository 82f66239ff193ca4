import type { Database } from '../db/database.ts'
import { SERVICE } from '../db/identity.ts'
import type { ExportedRows } from './catalogue/catalogued-table.ts'
import { dataCatalogue } from './data-catalogue.ts'

export type PersonalRow = Record<string, unknown>

/** Rows of one table about a person, read lazily. */
export interface DataSection {
  title: string
  table: string
  rows: AsyncIterable<PersonalRow>
}

const ROWS_AT_ONCE = 500

/**
 * Streams all data about a person, section by section. Keeps one page of rows in memory, and no database connection
 * while a slow client downloads.
 */
export async function* personalData(db: Database, userId: string): AsyncGenerator<DataSection> {
  const keys = await primaryKeys(db)
  for (const { table, exports = [] } of dataCatalogue) {
    for (const exported of exports) {
      const key = keys.get(table)
      if (!key) throw new Error(`${table} has no primary key to read it by`)
      yield { title: exported.title, table, rows: rowsOf(db, userId, { table, ...exported }, key) }
    }
  }
}

interface KeyColumn {
  name: string
  type: string
}

/** Not injectable: names, types and conditions come from the code and the catalogue; the person is a parameter. */
async function* rowsOf(
  db: Database,
  userId: string,
  { table, where, without = {}, with: known }: ExportedRows & { table: string },
  key: readonly KeyColumn[],
): AsyncGenerator<PersonalRow> {
  const columns = key.map(({ name }) => `t.${name}`).join(', ')
  const last = key.map(({ type }, i) => `($3::text::jsonb ->> ${i})::${type}`).join(', ')
  const query = `
    with me as (select id, email from auth.users where id = $1)
    select to_jsonb(t) - string_to_array($2, ' ') as row, jsonb_build_array(${columns}) as key
    from ${table} t, me
    where ${where} and ($3::text is null or (${columns}) > (${last}))
    order by ${columns} limit ${ROWS_AT_ONCE}`
  let after: string | null = null
  do {
    const page: { row: PersonalRow; key: unknown }[] = await db.readAs(SERVICE, query, [
      userId,
      Object.values(without).flat().join(' '),
      after,
    ])
    for (const { row } of page) yield { ...row, ...known?.(row) }
    after = page.length < ROWS_AT_ONCE ? null : JSON.stringify(page.at(-1)?.key)
  } while (after !== null)
}

/** Primary keys, for keyset pagination. */
async function primaryKeys(db: Database): Promise<Map<string, KeyColumn[]>> {
  const rows = await db.readAs<{ table: string; columns: KeyColumn[] }>(
    SERVICE,
    `select format('%I.%I', n.nspname, c.relname) as table,
      jsonb_agg(jsonb_build_object('name', quote_ident(a.attname), 'type', format_type(a.atttypid, a.atttypmod))
        order by array_position(i.indkey::int[], a.attnum::int)) as columns
    from pg_index i
    join pg_class c on c.oid = i.indrelid
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
    where i.indisprimary and n.nspname in ('public', 'auth', 'storage', 'app')
    group by 1`,
    [],
  )
  return new Map(rows.map(({ table, columns }) => [table, columns]))
}
