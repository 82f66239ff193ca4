import { array, assert, constantFrom, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import type { Relation } from '../../db/catalogue.ts'
import { buildRead } from './build-read.ts'
import { buildInsert, buildUpdate } from './build-write.ts'
import { parseQuery } from './parse-query.ts'
import { RestError } from './rest-error.ts'
import { arrayLiteral } from './statement.ts'

const column = (name: string, type: string) =>
  [name, { name, type, isNullable: true, hasDefault: false, defaultSql: null, isGenerated: false }] as const

const notes: Relation = {
  name: 'notes',
  kind: 'table',
  columns: new Map([column('id', 'bigint'), column('data', 'jsonb'), column('we"ird', 'text')]),
  primaryKey: ['id'],
  isInsertable: true,
  isUpdatable: true,
  isDeletable: true,
}
const rows = { withRows: true, withTotal: false, stripNulls: false }
const read = (search: string) => buildRead(notes, parseQuery(search, 'notes'), rows)

test('a read is one statement with only parameters as values', () => {
  expect(read('select=id,x:data->>k&id=eq.5&order=id.desc&limit=2&offset=4')).toEqual({
    text:
      `select coalesce(json_agg(r.*), '[]')::text as body, count(*)::int as rows, null as total from (` +
      `select t."id", (t."data" ->> $1::text) as "x" from public."notes" t where (t."id" = $2::text::bigint)` +
      ` and num_nulls($2::text::bigint) >= 0 order by t."id" desc limit $3::text::bigint offset $4::text::bigint) r`,
    parameters: ['k', '5', '2', '4'],
  })
})

test('requests that differ only in values share one SQL text, and so one plan', () => {
  expect(read('id=in.(1,2,3)&limit=5').text).toBe(read('id=in.(4)&limit=1').text)
  expect(read('or=(id.eq.1,data->>a.eq.x)').text).toBe(read('or=(id.eq.2,data->>b.eq.y)').text)
})

test('quotes names, and uses only names of the catalogue', () => {
  expect(read('select="we\\"ird"').text).toContain('t."we""ird"')
  expect(() => read('select=other')).toThrow('column notes.other does not exist')
  expect(() => buildInsert(notes, parseQuery('', 'notes'), onlyX, '[{}]', minimal)).toThrow("'x' column of 'notes'")
})

const minimal = { what: 'minimal', stripNulls: false, resolution: undefined } as const
const onlyX = { columns: ['x'], sometimesDefault: new Set<string>() }

test('a write with return=minimal needs no right to read', () => {
  const { text } = buildUpdate(notes, parseQuery('id=eq.1', 'notes'), ['data'], '[{}]', minimal)
  expect(text).toBe(
    `with w as (update public."notes" t set "data" = b."data" from json_to_recordset($1::text::json) as b("data" jsonb)` +
      ` where (t."id" = $2::text::bigint) and num_nulls($2::text::bigint) >= 0 returning 1) select null as body, count(*)::int as rows,` +
      ` coalesce(nullif(current_setting('mivoix.merged_rows', true), ''), '0')::int as merged from w`,
  )
})

// `~` is a backslash.
test.each([
  ['id=like.a~', true],
  ['data->>k=ilike.a~~~', true],
  ['data->>k=not.like.*~', true],
  ['or=(id.eq.1,data->>k.like.a~)', true],
  ['data->>k=like(any).{b,a~~}', true],
  ['data->>k=like(all).{"a~~",b}', true],
  ['data->>k=ilike(any).{{a~~ },{b}}', true],
  ['data->>k=like.a~~', false],
  ['data->>k=like.~*a', false],
  ['data->>k=like(any).{"a~~~~",c}', false],
  ['data->>k=like(any).{"a~~b",c}', false],
  ['data->>k=eq.a~', false],
])('a pattern that ends in a lone backslash never reaches the database: %s', (search, isRefused) => {
  const attempt = () => read(search.replaceAll('~', '%5C'))
  if (isRefused) expect(attempt).toThrow('LIKE pattern must not end with escape character')
  else expect(attempt).not.toThrow()
})

test('array literals can contain any text', () => {
  expect(arrayLiteral(['a', 'b"c', 'd\\', ''])).toBe(String.raw`{"a","b\"c","d\\",""}`)
})

test('the value of a filter is always a parameter, never SQL text (SQL injection)', () => {
  const operators = constantFrom('eq', 'neq', 'like', 'ilike', 'match', 'cs', 'fts', 'not.eq', 'isdistinct')
  assert(
    property(operators, string({ unit: 'grapheme' }), (operator, value) => {
      const marked = `§${value}§`
      const { text, parameters } = read(`data->>k=${operator}.${encodeURIComponent(marked)}`)
      expect(text).not.toContain('§')
      expect(parameters.some((parameter) => parameter.includes('§'))).toBe(true)
    }),
  )
})

test('any query string is parsed or refused, never an internal error', () => {
  const piece = constantFrom(
    'select',
    'order',
    'or',
    'and',
    'id',
    'data',
    '->',
    '->>',
    '=',
    '&',
    '(',
    ')',
    ',',
    '.',
    '"',
    '\\',
    '::',
    ':',
    'eq',
    'in',
    'not',
    '*',
    '...',
    '!',
    '1',
    '%00',
    'é',
  )
  assert(
    property(array(piece, { maxLength: 40 }), (pieces) => {
      try {
        read(pieces.join(''))
      } catch (error) {
        expect(error).toBeInstanceOf(RestError)
      }
    }),
    { numRuns: 3000 },
  )
})
