import { expect, test } from 'vitest'
import { parseQuery } from './parse-query.ts'

const parse = (search: string) => parseQuery(search, 'notes')

test('names select items after their JSON path', () => {
  const names = parse('select=a,b:c,d->>e,f->0,g:h->i::text,*').select.map((item) => item.alias)
  expect(names).toEqual([undefined, 'b', 'e', 'f', 'g', undefined])
})

test('selects everything without a select list, and nothing with an empty one', () => {
  expect(parse('').select).toEqual([{ field: undefined, alias: undefined, cast: undefined }])
  expect(parse('select=').select).toEqual([])
})

test('uses the first of two equal parameters, and combines filters', () => {
  const query = parse('limit=1&limit=2&a=gt.1&a=lt.5')
  expect(query.limit).toBe(1)
  expect(query.conditions).toHaveLength(2)
})

test('parses order terms', () => {
  expect(parse('order=a,b.desc.nullslast,c->d.asc,e.nullsfirst').order).toEqual([
    { field: { column: 'a', path: [] }, descending: false, nulls: undefined },
    { field: { column: 'b', path: [] }, descending: true, nulls: 'last' },
    { field: { column: 'c', path: [{ key: 'd', asText: false }] }, descending: false, nulls: undefined },
    { field: { column: 'e', path: [] }, descending: false, nulls: 'first' },
  ])
})

test('accepts quoted and unquoted column names', () => {
  expect(parse('columns="a","b c",a&on_conflict=x,y')).toMatchObject({ columns: ['a', 'b c'], onConflict: ['x', 'y'] })
})

test.each([
  'limit=x',
  'limit=1e3',
  'offset=',
  'order=a.down',
  'order=,',
  'select=a,,b',
  'select=a::',
  'columns=,',
  'select=(',
])('refuses %s', (search) => expect(() => parse(search)).toThrow('failed to parse'))
