import { type Field, readField, readQuoted } from './parse-field.ts'
import { notEmbedded } from './refusals.ts'
import { TextCursor } from './text-cursor.ts'

const comparisons = ['eq', 'neq', 'gte', 'gt', 'lte', 'lt', 'isdistinct'] as const
const patterns = ['like', 'ilike', 'match', 'imatch'] as const
const containments = ['cs', 'cd', 'ov', 'sr', 'sl', 'nxr', 'nxl', 'adj'] as const
const textSearches = ['fts', 'plfts', 'phfts', 'wfts'] as const
const truths = ['null', 'not_null', 'true', 'false', 'unknown'] as const

export type Comparison = (typeof comparisons)[number]
export type Pattern = (typeof patterns)[number]
export type Containment = (typeof containments)[number]
export type TextSearch = (typeof textSearches)[number]
type Truth = (typeof truths)[number]

/** Filter on a field. `quantifier`: the value is an array literal, of which any or all elements must match. */
export type Test =
  | { operator: Comparison | Pattern; quantifier: 'any' | 'all' | undefined; value: string }
  | { operator: Containment; value: string }
  | { operator: 'in'; values: string[] }
  | { operator: 'is'; value: Truth }
  | { operator: TextSearch; config: string | undefined; value: string }

export type Condition =
  | { kind: 'and' | 'or'; negated: boolean; conditions: Condition[] }
  | { kind: 'test'; negated: boolean; field: Field; test: Test }

const MAX_DEPTH = 16
const NO_QUANTIFIER = new Set<string>(['neq', 'isdistinct'])
const LONGEST_OPERATOR_TOLD = 20
const OPERATOR = /[a-z]+/y
const MODIFIER = /\([^)]*\)/y
const LIST_ELEMENT = /[^,)]*/y
const ARRAY_LITERAL = /\{[^{}]*\}(?=[,)])/y

/** End of a value: the end of the parameter, or inside `or=(…)` the next comma or bracket. */
type ReadValue = (cursor: TextCursor) => string

const wholeValue: ReadValue = (cursor) => cursor.rest()

const valueInTree: ReadValue = (cursor) =>
  quotedElement(cursor) ?? cursor.match(ARRAY_LITERAL) ?? cursor.match(LIST_ELEMENT) ?? ''

/** One `column=operator.value` parameter. */
export function parseFilter(key: string, value: string): Condition {
  const field = parseKey(key)
  const cursor = new TextCursor('filter', value)
  const condition = readTest(cursor, field, wholeValue)
  if (!cursor.atEnd) cursor.fail('end of input')
  return condition
}

/** One `or=(…)`, `and=(…)`, `not.or=(…)` or `not.and=(…)` parameter. */
export function parseLogic(kind: 'and' | 'or', negated: boolean, value: string): Condition {
  const cursor = new TextCursor('logic tree', value)
  const condition = readTree(cursor, kind, negated, 1)
  if (!cursor.atEnd) cursor.fail('end of input')
  return condition
}

function parseKey(key: string): Field {
  const cursor = new TextCursor('filter', key)
  const field = readField(cursor)
  if (cursor.peek('.')) throw notEmbedded(field.column)
  if (!cursor.atEnd) cursor.fail('delimiter (.) or end of input')
  return field
}

function readTree(cursor: TextCursor, kind: 'and' | 'or', negated: boolean, depth: number): Condition {
  if (depth > MAX_DEPTH) cursor.fail(`at most ${MAX_DEPTH} levels`)
  const conditions: Condition[] = []
  cursor.expect('(')
  do conditions.push(readBranch(cursor, depth))
  while (cursor.take(','))
  cursor.expect(')')
  return { kind, negated, conditions }
}

function readBranch(cursor: TextCursor, depth: number): Condition {
  const tree = cursor.attempt(() => {
    const negated = cursor.take('not.')
    const kind = cursor.take('and') ? 'and' : cursor.take('or') ? 'or' : undefined
    return kind && cursor.peek('(') ? ({ kind, negated } as const) : undefined
  })
  if (tree) return readTree(cursor, tree.kind, tree.negated, depth + 1)
  const field = readField(cursor)
  if (!cursor.take('.')) cursor.fail('delimiter (.)')
  return readTest(cursor, field, valueInTree)
}

function readTest(cursor: TextCursor, field: Field, readValue: ReadValue): Condition {
  const negated = cursor.take('not.')
  const asked = cursor.attempt(() => {
    const name = cursor.match(OPERATOR) ?? ''
    const modifier = cursor.match(MODIFIER)?.slice(1, -1)
    return cursor.take('.') ? { name, modifier } : undefined
  })
  if (!asked) return cursor.fail('"not" or operator (eq, gt, ...)')
  return { kind: 'test', negated, field, test: readOperand(cursor, asked.name, asked.modifier, readValue) }
}

function readOperand(cursor: TextCursor, name: string, modifier: string | undefined, readValue: ReadValue): Test {
  if (isOneOf(textSearches, name)) return { operator: name, config: modifier, value: readValue(cursor) }
  if (isOneOf(comparisons, name) || isOneOf(patterns, name)) {
    const quantified = modifier === 'any' || modifier === 'all'
    if (modifier !== undefined && (!quantified || NO_QUANTIFIER.has(name))) cursor.fail('"any" or "all" where offered')
    return { operator: name, quantifier: quantified ? modifier : undefined, value: readValue(cursor) }
  }
  if (modifier === undefined) {
    if (isOneOf(containments, name)) return { operator: name, value: readValue(cursor) }
    if (name === 'in') return { operator: name, values: readList(cursor) }
    if (name === 'is') {
      const value = readValue(cursor).toLowerCase()
      if (isOneOf(truths, value)) return { operator: name, value }
      return cursor.refuse(`expecting isVal: (${truths.join(', ')})`)
    }
  }
  return cursor.refuse(`unknown single value operator ${name.slice(0, LONGEST_OPERATOR_TOLD)}`)
}

function readList(cursor: TextCursor): string[] {
  const values: string[] = []
  cursor.expect('(')
  do values.push(quotedElement(cursor) ?? cursor.match(LIST_ELEMENT) ?? '')
  while (cursor.take(','))
  cursor.expect(')')
  return values.length === 1 && values[0] === '' ? [] : values
}

/** Quotes count only around the whole value: `"a"b` is a plain value with quotes in it. */
function quotedElement(cursor: TextCursor): string | undefined {
  return cursor.attempt(() => {
    const value = readQuoted(cursor)
    return cursor.atEnd || cursor.peek(',') || cursor.peek(')') ? value : undefined
  })
}

function isOneOf<T extends string>(list: readonly T[], value: string): value is T {
  return (list as readonly string[]).includes(value)
}
