import { type Field, readField } from './parse-field.ts'
import { notEmbedded } from './refusals.ts'
import { TextCursor } from './text-cursor.ts'

export interface OrderTerm {
  field: Field
  descending: boolean
  nulls: 'first' | 'last' | undefined
}

const MAX_TERMS = 50

export function parseOrder(text: string): OrderTerm[] {
  const cursor = new TextCursor('order', text)
  const terms: OrderTerm[] = []
  if (cursor.atEnd) return terms
  do {
    if (terms.length === MAX_TERMS) cursor.fail(`at most ${MAX_TERMS} terms`)
    terms.push(readTerm(cursor))
  } while (cursor.take(','))
  if (cursor.take('.')) cursor.fail('"asc", "desc", "nullsfirst" or "nullslast"')
  if (!cursor.atEnd) cursor.fail('delimiter (.), "," or end of input')
  return terms
}

function readTerm(cursor: TextCursor): OrderTerm {
  const field = readField(cursor)
  if (cursor.peek('(')) throw notEmbedded(field.column)
  const descending = cursor.take('.desc')
  if (!descending) cursor.take('.asc')
  const nulls = cursor.take('.nullsfirst') ? 'first' : cursor.take('.nullslast') ? 'last' : undefined
  return { field, descending, nulls }
}
