import type { Relation } from '../../db/catalogue.ts'
import { buildField, TARGET } from './build-field.ts'
import type { SelectItem } from './parse-select.ts'
import { noType } from './refusals.ts'
import { quoteName, type Statement } from './statement.ts'

/** Types a select list may cast to; others (`regclass`, …) could expose internals of the database. */
const castTypes = new Set(
  [
    'text varchar char bpchar citext uuid bytea json jsonb bool boolean',
    'int2 int4 int8 smallint int integer bigint numeric decimal float4 float8 real',
    'date time timetz timestamp timestamptz interval',
  ]
    .join(' ')
    .split(' ')
    .concat('double precision'),
)

/** Target list; empty when nothing is selected, which PostgreSQL allows. */
export function buildSelect(statement: Statement, relation: Relation, items: readonly SelectItem[]): string {
  return items.map((item) => buildItem(statement, relation, item)).join(', ')
}

function buildItem(statement: Statement, relation: Relation, { field, alias, cast }: SelectItem): string {
  if (!field) return `${TARGET}.*`
  const { sql } = buildField(statement, relation, field)
  const name = alias ?? (cast ? field.column : undefined)
  return `${cast ? `${sql}::${castType(cast)}` : sql}${name === undefined ? '' : ` as ${quoteName(name)}`}`
}

function castType(cast: string): string {
  const type = cast.toLowerCase()
  if (!castTypes.has(type.replace(/\[\]$/, ''))) throw noType(cast)
  return type
}
