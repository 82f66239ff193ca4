import type { Column, Relation } from '../../db/catalogue.ts'
import type { Field } from './parse-field.ts'
import { noColumnToRead } from './refusals.ts'
import { quoteName, type Statement } from './statement.ts'

/** Alias of the table or view in every statement. */
export const TARGET = 't'

export interface FieldSql {
  sql: string
  type: string
}

export function columnOf(relation: Relation, name: string): Column {
  const column = relation.columns.get(name)
  if (!column) throw noColumnToRead(relation.name, name)
  return column
}

export function buildField(statement: Statement, relation: Relation, { column: name, path }: Field): FieldSql {
  const column = columnOf(relation, name)
  let sql = `${TARGET}.${quoteName(column.name)}`
  if (path.length === 0) return { sql, type: column.type }
  const isJson = column.type === 'json' || column.type === 'jsonb'
  if (!isJson) sql = `to_jsonb(${sql})`
  for (const { key, asText } of path) {
    const step = typeof key === 'number' ? statement.value(String(key), 'int') : statement.value(key, 'text')
    sql = `(${sql} ${asText ? '->>' : '->'} ${step})`
  }
  const type = path.at(-1)?.asText ? 'text' : isJson ? column.type : 'jsonb'
  return { sql, type }
}
