import type { Column, Relation } from '../../db/catalogue.ts'
import { buildWhere } from './build-condition.ts'
import { buildField, columnOf, TARGET } from './build-field.ts'
import { orderBy, orderTerm } from './build-read.ts'
import { buildSelect } from './build-select.ts'
import type { InsertedColumns } from './inserted-columns.ts'
import type { RestQuery } from './parse-query.ts'
import { noColumnToWrite } from './refusals.ts'
import { quoteName, type SqlQuery, Statement } from './statement.ts'

/** Answer of a write: the rows, their keys, or nothing, which needs no right to read. */
export interface Returning {
  what: 'representation' | 'headers-only' | 'minimal'
  stripNulls: boolean
}

interface InsertOptions extends Returning {
  resolution: 'merge-duplicates' | 'ignore-duplicates' | undefined
}

/** Counts the existing rows of an upsert, for one transaction. */
const MERGED = 'mivoix.merged_rows'
const mergedSoFar = `coalesce(nullif(current_setting('${MERGED}', true), ''), '0')::int`

export function buildInsert(
  relation: Relation,
  query: RestQuery,
  inserted: InsertedColumns,
  json: string,
  options: InsertOptions,
): SqlQuery {
  const statement = new Statement()
  const names = inserted.columns.map((column) => writable(relation, column).quoted)
  const rows = insertedRows(statement, relation, inserted, json)
  const conflict = onConflict(relation, query.onConflict, names, options.resolution)
  const list = names.length > 0 ? ` (${names.join(', ')})` : ''
  const insert = `insert into ${target(relation)} as ${TARGET}${list} ${rows}${conflict}`
  return answering(statement, relation, query, insert, options)
}

export function buildUpdate(
  relation: Relation,
  query: RestQuery,
  columns: readonly string[],
  json: string,
  returning: Returning,
): SqlQuery {
  const statement = new Statement()
  const fields = columns.map((column) => writable(relation, column))
  const assignments = fields.map(({ quoted }) => `${quoted} = b.${quoted}`).join(', ')
  const body = `json_to_recordset(${statement.value(json, 'json')}) as b(${fields.map((field) => field.declared).join(', ')})`
  const where = buildWhere(statement, relation, query.conditions)
  const update = `update ${target(relation)} ${TARGET} set ${assignments} from ${body}${where}`
  return answering(statement, relation, query, update, returning)
}

export function buildDelete(relation: Relation, query: RestQuery, returning: Returning): SqlQuery {
  const statement = new Statement()
  const where = buildWhere(statement, relation, query.conditions)
  return answering(statement, relation, query, `delete from ${target(relation)} ${TARGET}${where}`, returning)
}

function target(relation: Relation): string {
  return `public.${quoteName(relation.name)}`
}

function writable(relation: Relation, name: string): { column: Column; quoted: string; declared: string } {
  const column = relation.columns.get(name)
  if (!column) throw noColumnToWrite(relation.name, name)
  const quoted = quoteName(column.name)
  return { column, quoted, declared: `${quoted} ${column.type}` }
}

/** One row per element of the JSON array, in order. */
function insertedRows(
  statement: Statement,
  relation: Relation,
  { columns, sometimesDefault }: InsertedColumns,
  json: string,
): string {
  const body = statement.value(json, 'json')
  if (columns.length === 0) return `select from json_array_elements(${body})`
  const fields = columns.map((column) => writable(relation, column))
  const declared = fields.map((field) => field.declared).join(', ')
  if (sometimesDefault.size === 0)
    return `select ${fields.map(({ quoted }) => `b.${quoted}`).join(', ')} from json_to_recordset(${body}) as b(${declared})`
  const list = fields.map(({ quoted, column }) =>
    sometimesDefault.has(column.name)
      ? `case when e.item::jsonb ? ${statement.value(column.name, 'text')} then b.${quoted} else ${column.defaultSql ?? 'null'} end`
      : `b.${quoted}`,
  )
  return `select ${list.join(', ')} from json_array_elements(${body}) with ordinality as e(item, place), json_to_record(e.item) as b(${declared}) order by e.place`
}

function onConflict(
  relation: Relation,
  columns: readonly string[] | undefined,
  written: readonly string[],
  resolution: InsertOptions['resolution'],
): string {
  if (!resolution) return ''
  const keys = (columns ?? relation.primaryKey).map((name) => quoteName(columnOf(relation, name).name))
  if (keys.length === 0) return ''
  if (resolution === 'ignore-duplicates' || written.length === 0) return ` on conflict (${keys.join(', ')}) do nothing`
  const assignments = written.map((name) => `${name} = excluded.${name}`).join(', ')
  // Always true: counts as a side effect, because `returning xmax` would need the right to read.
  const counted = `set_config('${MERGED}', (${mergedSoFar} + 1)::text, true) is not null`
  return ` on conflict (${keys.join(', ')}) do update set ${assignments} where ${counted}`
}

/** Wraps a write so that it returns one row: `body`, `rows`, and `merged` (existing rows of an upsert). */
function answering(
  statement: Statement,
  relation: Relation,
  query: RestQuery,
  write: string,
  { what, stripNulls }: Returning,
): SqlQuery {
  const counts = `count(*)::int as rows, ${mergedSoFar} as merged`
  if (what === 'minimal')
    return {
      text: `with w as (${write} returning 1) select null as body, ${counts} from w`,
      parameters: statement.parameters,
    }
  const items = what === 'representation' ? query.select : relation.primaryKey.map(keyItem)
  const row = stripNulls ? 'json_strip_nulls(row_to_json(r.*))' : 'row_to_json(r.*)'
  const item = `(select ${row} from (select ${buildSelect(statement, relation, items)}) r) as item`
  const sortKeys = query.order.map((term, index) => ({ term, name: `k${index}` }))
  const keys = sortKeys.map(({ term, name }) => `, ${buildField(statement, relation, term.field).sql} as ${name}`)
  const order = orderBy(sortKeys.map(({ term, name }) => orderTerm(`w.${name}`, term)))
  return {
    text: `with w as (${write} returning ${item}${keys.join('')}) select coalesce(json_agg(w.item${order}), '[]')::text as body, ${counts} from w`,
    parameters: statement.parameters,
  }
}

function keyItem(column: string) {
  return { field: { column, path: [] }, alias: undefined, cast: undefined }
}
