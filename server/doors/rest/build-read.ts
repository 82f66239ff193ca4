import type { Relation } from '../../db/catalogue.ts'
import { buildWhere } from './build-condition.ts'
import { buildField, TARGET } from './build-field.ts'
import { buildSelect } from './build-select.ts'
import type { CalledFunction } from './find-function.ts'
import type { OrderTerm } from './parse-order.ts'
import type { RestQuery } from './parse-query.ts'
import { quoteName, type SqlQuery, Statement } from './statement.ts'

/** Maximum of rows per read, whatever limit is asked for. */
const MAX_ROWS = 1000

interface ReadOptions {
  /** False for HEAD: rows are counted, not fetched. */
  withRows: boolean
  withTotal: boolean
  stripNulls: boolean
}

/** One statement that returns one row: `body` (JSON text), `rows` (number returned), `total` (number that exist). */
export function buildRead(relation: Relation | CalledFunction, query: RestQuery, options: ReadOptions): SqlQuery {
  const statement = new Statement()
  const list = options.withRows ? buildSelect(statement, relation, query.select) : ''
  const source = `from ${sourceOf(statement, relation)} ${TARGET}${buildWhere(statement, relation, query.conditions)}`
  const order = orderBy(query.order.map((term) => orderTerm(buildField(statement, relation, term.field).sql, term)))
  const limit = ` limit ${statement.value(String(Math.min(query.limit ?? MAX_ROWS, MAX_ROWS)), 'bigint')}`
  const offset = query.offset ? ` offset ${statement.value(String(query.offset), 'bigint')}` : ''
  const row = options.stripNulls ? 'json_strip_nulls(row_to_json(r.*))' : 'r.*'
  const body = options.withRows ? `coalesce(json_agg(${row}), '[]')::text` : 'null'
  const total = options.withTotal ? `(select count(*) ${source})::int` : 'null'
  return {
    text: `select ${body} as body, count(*)::int as rows, ${total} as total from (select ${list} ${source}${order}${limit}${offset}) r`,
    parameters: statement.parameters,
  }
}

function sourceOf(statement: Statement, relation: Relation | CalledFunction): string {
  const name = `public.${quoteName(relation.name)}`
  if (!('given' in relation)) return name
  if (relation.given.length === 0) return `${name}()`
  const typed = relation.given.map((given) => `${quoteName(given)} ${relation.parameters[given]}`)
  const passed = relation.given.map((given) => `${quoteName(given)} => a.${quoteName(given)}`)
  const args = `json_to_record(${statement.value(relation.argumentsJson, 'json')}) as a(${typed.join(', ')})`
  return `${args}, lateral ${name}(${passed.join(', ')})`
}

export function orderBy(terms: readonly string[]): string {
  return terms.length > 0 ? ` order by ${terms.join(', ')}` : ''
}

export function orderTerm(sql: string, { descending, nulls }: Pick<OrderTerm, 'descending' | 'nulls'>): string {
  return `${sql}${descending ? ' desc' : ''}${nulls ? ` nulls ${nulls}` : ''}`
}
