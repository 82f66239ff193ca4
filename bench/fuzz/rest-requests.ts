import {
  type Arbitrary,
  array,
  constant,
  constantFrom,
  jsonValue,
  letrec,
  oneof,
  option,
  record,
  string,
  tuple,
} from 'fast-check'
import { anyOf } from './any-of.ts'
import { type Column, realRelations } from './real-relations.ts'
import type { FuzzRequest } from './request.ts'

const columns = (fitting: Record<string, string>): Column[] =>
  Object.entries(fitting).map(([name, value]) => ({ name, value }))
const uuid = '9b2d1c1e-7b0e-4c39-9d5c-2f7ad8f0a001'

/** Tables of tests/support/rest-tables.ts: one is closed, one is read-only, and one does not exist. */
const tables = [
  ['notes', columns({ id: '1', owner: uuid, title: 'a', body: 'b', mood: '3', kind: 'idea', slug: 's', tags: '{a}' })],
  [
    'notes',
    columns({ title: 'a', label: 'l', data: '{"a":1}', span: '[1,5)', price: '1.5', written_at: '2026-11-15' }),
  ],
  ['numbers', columns({ n: '7', is_even: 'true' })],
  ['pairs', columns({ a: '1', b: '2', c: 'x' })],
  ['letterbox', columns({ id: '1', line: 'x' })],
  ['secrets', columns({ secret: 'x' })],
  ['kinds', columns({ kind: 'idea', notes: '1' })],
  ['profiles', columns({ id: uuid, first_name: 'a', user_type: 'patient' })],
  ['nothing', columns({ id: '1' })],
] as const
const strangeNames = ['"weird \\"name, (x)"', 'words', 'nothing', '*', '']
const strangeTexts = [
  `'; drop table notes; --`,
  `" or 1=1 --`,
  '$1',
  '\\',
  '\u0000',
  '%',
  '{',
  '((',
  'é\u0301',
  '\ud83d',
]

/**
 * Mostly the first, so that requests get far; now and then the second, so that every part is tried with an invalid one.
 */
function mostly<T>(usual: Arbitrary<T>, unusual: Arbitrary<T>, weight = 15): Arbitrary<T> {
  return oneof({ arbitrary: usual, weight }, { arbitrary: unusual, weight: 1 })
}

const anyText = oneof(
  string({ unit: 'binary', maxLength: 12 }),
  string({ maxLength: 12 }),
  constantFrom(...strangeTexts),
)
const values = mostly(
  oneof(
    anyOf(
      '1 -1 0 5 99999999999999999999 1.5 true null idea now NaN infinity {a,b} {1,2} {{1},{2}} [1,5) (,)',
      'empty {"a":1} [] (1,2,"x,y") () 2026-11-15 9b2d1c1e-7b0e-4c39-9d5c-2f7ad8f0a001 2026-02-30T25:00:00Z',
      '^a.*$ [ a*%_',
    ),
    constantFrom('', 'a & b'),
  ),
  anyText,
  4,
)
const operators = mostly(
  anyOf(
    'eq neq gt gte lt lte like ilike match imatch is isdistinct in cs cd ov sr sl nxr nxl adj fts plfts',
    'phfts wfts',
  ),
  constantFrom('nonsense', ''),
)
const modifiers = mostly(constant(''), constantFrom('(any)', '(all)', '(french)', '(nonsense)', '('), 4)
const step = tuple(constantFrom('->', '->>'), mostly(constantFrom('a', 'b', '0', '-1'), anyText)).map((parts) =>
  parts.join(''),
)
const path = array(step, { maxLength: 3 }).map((steps) => steps.join(''))
const casts = mostly(constant(''), constantFrom('::text', '::int', '::json', '::regclass', '::nonsense', '::'), 3)
const directions = mostly(constantFrom('', '.asc', '.desc', '.desc.nullslast'), constantFrom('.down', '(x)'))
const counts = mostly(constantFrom('0', '1', '10', '5000'), values)

function list(item: Arbitrary<string>): Arbitrary<string> {
  return array(item, { minLength: 1, maxLength: 4 }).map((items) => items.join(','))
}

interface Grammar {
  field: Arbitrary<string>
  /** A column and its filter. */
  filter: Arbitrary<[field: string, test: string]>
  row: Arbitrary<Record<string, unknown>>
}

function grammarOf(known: readonly Column[]): Grammar {
  const strange = oneof(constantFrom(...strangeNames), anyText).map((name) => ({ name, value: '' }))
  const column = mostly(constantFrom(...known), strange)
  const placed = tuple(column, mostly(constant(''), path, 6))
  const filter = tuple(placed, constantFrom('', '', 'not.'), operators, modifiers, option(values, { freq: 2 })).map(
    ([[{ name, value }, steps], not, operator, modifier, other]): [string, string] => [
      name + steps,
      `${not}${operator}${modifier}.${operator === 'in' ? `(${other ?? value})` : (other ?? value)}`,
    ],
  )
  const cell = tuple(column, option(oneof(values, jsonValue({ maxDepth: 2 })), { freq: 2 })).map(
    ([{ name, value }, other]): [string, unknown] => [name, other ?? value],
  )
  return {
    field: placed.map(([{ name }, steps]) => name + steps),
    filter,
    row: array(cell, { maxLength: 4 }).map((cells) => Object.fromEntries(cells)),
  }
}

function treeOf(filter: Grammar['filter']): Arbitrary<string> {
  return letrec<{ tree: string; branch: string }>((tie) => ({
    tree: array(tie('branch'), { minLength: 1, maxLength: 3 }).map((branches) => `(${branches.join(',')})`),
    branch: oneof(
      { maxDepth: 4 },
      filter.map((parts) => parts.join('.')),
      tuple(mostly(anyOf('and or not.and not.or'), constant('xor')), tie('tree')).map((parts) => parts.join('')),
    ),
  })).tree
}

function parametersOf({ field, filter }: Grammar): Arbitrary<string[]> {
  const item = mostly(
    tuple(
      mostly(
        constant(''),
        anyText.map((alias) => `${alias}:`),
      ),
      field,
      casts,
    ).map((parts) => parts.join('')),
    anyOf('profiles(id) count() ...x(y) a.sum()'),
  )
  const parameter = oneof(
    { arbitrary: filter, weight: 8 },
    { arbitrary: tuple(mostly(anyOf('or and not.or not.and'), constant('x.or')), treeOf(filter)), weight: 2 },
    { arbitrary: tuple(constant('select'), list(item)), weight: 3 },
    { arbitrary: tuple(constant('order'), list(tuple(field, directions).map((parts) => parts.join('')))), weight: 2 },
    { arbitrary: tuple(anyOf('limit offset'), counts), weight: 1 },
    { arbitrary: tuple(anyOf('columns on_conflict'), list(field)), weight: 1 },
    { arbitrary: tuple(anyText, anyText), weight: 1 },
  )
  return array(
    parameter.map(([name, value]) => `${encode(name)}=${encode(value)}`),
    { maxLength: 3 },
  )
}

function bodyOf({ row }: Grammar): Arbitrary<string> {
  return mostly(
    oneof(row, array(row, { maxLength: 4 })).map((value) => JSON.stringify(value)),
    oneof(anyText, constantFrom('{', '[]', '[1]', 'null', '{"title":"\\ud800"}', '{"title":"\\u0000"}')),
  )
}

const preferences = list(
  mostly(
    anyOf(
      'return=representation return=minimal return=headers-only count=exact count=planned tx=rollback',
      'resolution=merge-duplicates resolution=ignore-duplicates missing=default max-affected=1',
    ),
    constantFrom('handling=strict', 'nonsense', '=', ','),
  ),
)
const forms = mostly(
  constantFrom(
    '*/*',
    'application/json',
    'application/vnd.pgrst.object+json',
    'application/vnd.pgrst.array+json;nulls=stripped',
  ),
  constantFrom('text/csv', 'nonsense', ';;,'),
)
const withBody = new Set(['POST', 'PATCH', 'PUT'])

/** Requests to /rest/v1: half on tables with every column type, half on the product's own. */
export const restRequests: Arbitrary<FuzzRequest> = mostly(
  constantFrom<readonly [string, readonly Column[]]>(...tables),
  constantFrom(...realRelations()),
  1,
).chain(([table, known]) => {
  const grammar = grammarOf(known)
  return record({
    method: constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST', 'POST', 'PATCH', 'DELETE', 'PUT', 'OPTIONS'),
    name: mostly(constant(table), oneof(constantFrom('rpc/f', '', 'a/b'), anyText.map(encode)), 30),
    parameters: parametersOf(grammar),
    prefer: option(preferences, { nil: '' }),
    accept: forms,
    range: mostly(constant(''), constantFrom('0-4', '3-', '9-0', '999999999999999-', 'bytes=0-4', '-')),
    contentType: mostly(constant('application/json'), constantFrom('text/csv', '')),
    profile: mostly(constant('public'), constant('auth'), 30),
    body: bodyOf(grammar),
    who: constantFrom('visitor', 'patient', 'patient', 'therapist', 'admin', 'forger', 'stranger'),
  }).map(({ method, name, parameters, prefer, accept, range, contentType, profile, body, who }) => ({
    method,
    path: `/rest/v1/${name}?${parameters.join('&')}`,
    headers: {
      prefer,
      accept,
      range,
      'content-type': contentType,
      'accept-profile': profile,
      'content-profile': profile,
    },
    body: withBody.has(method) ? body : undefined,
    who,
  }))
})

function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}
