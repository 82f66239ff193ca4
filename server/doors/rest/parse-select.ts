import { type Field, readName, readPath } from './parse-field.ts'
import { aggregatesNotOffered, noRelationship } from './refusals.ts'
import type { RestError } from './rest-error.ts'
import { TextCursor } from './text-cursor.ts'

export interface SelectItem {
  /** Undefined means `*`. */
  field: Field | undefined
  alias: string | undefined
  cast: string | undefined
}

/** PostgreSQL allows 1,664 entries in a target list. */
const MAX_ITEMS = 500
/** PostgreSQL truncates longer names silently. */
const MAX_NAME_BYTES = 63
const AGGREGATE = /\.(?:avg|count|max|min|sum)\(\)/y
const TYPE_NAME = /[\w ]+(?:\[\])?/y

export function parseSelect(text: string, relation: string): SelectItem[] {
  const cursor = new TextCursor('select parameter', text)
  const items: SelectItem[] = []
  if (cursor.atEnd) return items
  do {
    if (items.length === MAX_ITEMS) cursor.fail(`at most ${MAX_ITEMS} columns`)
    items.push(readItem(cursor, relation))
  } while (cursor.take(','))
  if (!cursor.atEnd) cursor.fail('"," or end of input')
  return items
}

function readItem(cursor: TextCursor, relation: string): SelectItem {
  if (cursor.take('*')) return { field: undefined, alias: undefined, cast: undefined }
  if (cursor.take('...')) throw embedding(cursor, relation, readName(cursor))
  const alias = cursor.attempt(() => {
    const name = readName(cursor)
    return !cursor.peek('::') && cursor.take(':') ? name : undefined
  })
  const column = readName(cursor)
  if (cursor.peek('(') || cursor.peek('!')) {
    if (column === 'count' && cursor.peek('()')) throw aggregatesNotOffered()
    throw embedding(cursor, relation, column)
  }
  const path = readPath(cursor)
  const cast = cursor.take('::') ? (cursor.match(TYPE_NAME)?.trim() ?? cursor.fail('a type')) : undefined
  if (cursor.match(AGGREGATE)) throw aggregatesNotOffered()
  const name = alias ?? path.findLast((step) => typeof step.key === 'string')?.key ?? column
  if (Buffer.byteLength(String(name)) > MAX_NAME_BYTES) cursor.fail(`names of at most ${MAX_NAME_BYTES} bytes`)
  return { field: { column, path }, alias: path.length > 0 ? String(name) : alias, cast }
}

/** A relation name may be followed by a join hint. */
function embedding(cursor: TextCursor, relation: string, embedded: string): RestError {
  const words: string[] = []
  while (cursor.take('!')) words.push(readName(cursor))
  const key = words.find((word) => word !== 'inner' && word !== 'left')
  return noRelationship(relation, embedded, key)
}
