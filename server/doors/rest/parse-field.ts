import type { TextCursor } from './text-cursor.ts'

interface JsonStep {
  key: string | number
  /** `->>`: the value as text; `->`: the value as JSON. */
  asText: boolean
}

/** A column, or a path inside a JSON column. */
export interface Field {
  column: string
  path: JsonStep[]
}

/** Expressions nest once per step; PostgreSQL's stack is limited. */
const MAX_PATH_STEPS = 16

/** Letters, digits, `_`, `$` and inner spaces; a dash unless it starts an arrow. */
const PLAIN_NAME = /(?:[\p{L}\p{N}_$ ]|-(?!>))+/uy
const QUOTED = /"(?:[^"\\]|\\.)*"/suy
const INDEX = /-?\d{1,9}(?=$|->|::|[.,:)=])/y

export function readName(cursor: TextCursor): string {
  const name = readQuoted(cursor) ?? cursor.match(PLAIN_NAME)?.trim()
  return name || cursor.fail('field name (* or [a..z0..9_$])')
}

export function readField(cursor: TextCursor): Field {
  return { column: readName(cursor), path: readPath(cursor) }
}

export function readPath(cursor: TextCursor): JsonStep[] {
  const path: JsonStep[] = []
  while (cursor.peek('->')) {
    if (path.length === MAX_PATH_STEPS) cursor.fail(`at most ${MAX_PATH_STEPS} steps into a JSON value`)
    cursor.expect('->')
    const asText = cursor.take('>')
    const index = cursor.match(INDEX)
    path.push({ key: index === undefined ? readName(cursor) : Number(index), asText })
  }
  return path
}

/** Text in double quotes, with backslash escapes. */
export function readQuoted(cursor: TextCursor): string | undefined {
  return cursor.match(QUOTED)?.slice(1, -1).replaceAll(/\\(.)/gsu, '$1')
}
