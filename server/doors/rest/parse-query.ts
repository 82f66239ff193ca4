import { readName } from './parse-field.ts'
import { type Condition, parseFilter, parseLogic } from './parse-filter.ts'
import { type OrderTerm, parseOrder } from './parse-order.ts'
import { parseSelect, type SelectItem } from './parse-select.ts'
import { cannotParse, rangeNotSatisfiable } from './refusals.ts'
import { TextCursor } from './text-cursor.ts'

/** Parsed query string, not yet checked against the catalogue. */
export interface RestQuery {
  select: SelectItem[]
  conditions: Condition[]
  order: OrderTerm[]
  limit: number | undefined
  offset: number | undefined
  /** `columns=`: keys of the body to use. */
  columns: string[] | undefined
  onConflict: string[] | undefined
}

const MAX_CONDITIONS = 1000
const EVERYTHING: SelectItem = { field: undefined, alias: undefined, cast: undefined }

export function parseQuery(search: string, relation: string): RestQuery {
  const query: Partial<RestQuery> & Pick<RestQuery, 'conditions'> = { conditions: [] }
  // The first of two equal parameters wins, as in PostgREST; filters are combined.
  for (const [key, value] of new URLSearchParams(search)) {
    if (key === 'select') query.select ??= parseSelect(value, relation)
    else if (key === 'order') query.order ??= parseOrder(value)
    else if (key === 'limit') query.limit ??= parseCount('limit', value)
    else if (key === 'offset') query.offset ??= parseCount('offset', value)
    else if (key === 'columns') query.columns ??= parseNames('columns parameter', value)
    else if (key === 'on_conflict') query.onConflict ??= parseNames('on_conflict parameter', value)
    else query.conditions.push(parseCondition(key, value))
    if (query.conditions.length > MAX_CONDITIONS)
      throw cannotParse('filter', key, 1, `expecting at most ${MAX_CONDITIONS} filters`)
  }
  return {
    select: query.select ?? [EVERYTHING],
    conditions: query.conditions,
    order: query.order ?? [],
    limit: query.limit,
    offset: query.offset,
    columns: query.columns,
    onConflict: query.onConflict,
  }
}

function parseCondition(key: string, value: string): Condition {
  switch (key) {
    case 'and':
    case 'or':
      return parseLogic(key, false, value)
    case 'not.and':
      return parseLogic('and', true, value)
    case 'not.or':
      return parseLogic('or', true, value)
    default:
      return parseFilter(key, value)
  }
}

const nameOf = { limit: 'Limit', offset: 'Offset' }

function parseCount(part: 'limit' | 'offset', value: string): number {
  if (/^-\d+$/.test(value)) throw rangeNotSatisfiable(`${nameOf[part]} should be greater than or equal to zero.`)
  if (!/^\d+$/.test(value)) throw cannotParse(part, value, 1, 'expecting a whole number')
  return Math.min(Number(value), Number.MAX_SAFE_INTEGER)
}

function parseNames(part: string, value: string): string[] {
  const cursor = new TextCursor(part, value)
  if (cursor.atEnd) return []
  const names = new Set<string>()
  do names.add(readName(cursor))
  while (cursor.take(','))
  if (!cursor.atEnd) cursor.fail('"," or end of input')
  return [...names]
}
