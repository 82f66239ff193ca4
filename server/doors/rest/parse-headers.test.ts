import { expect, test } from 'vitest'
import { insertedColumns } from './inserted-columns.ts'
import { parseAccept } from './parse-accept.ts'
import { appliedPreferences, parsePrefer } from './parse-prefer.ts'

test('uses the first preference of a name, and ignores wrong ones unless strict', () => {
  expect(parsePrefer('return=minimal, return=representation,count=many , x')).toEqual({ return: 'minimal' })
  expect(parsePrefer('max-affected=3')).toEqual({})
  expect(parsePrefer('handling=strict,max-affected=3')).toEqual({ handling: 'strict', 'max-affected': 3 })
  expect(() => parsePrefer('handling=strict, return=all')).toThrow('Invalid preferences')
  expect(() => parsePrefer('constructor=x, handling=strict')).toThrow('Invalid preferences')
})

test('reports only the preferences a kind of request applies', () => {
  const preferences = parsePrefer('return=minimal, missing=default, count=exact')
  expect(appliedPreferences(preferences, 'read')).toBe('count=exact')
  expect(appliedPreferences(preferences, 'insert')).toBe('missing=default, return=minimal, count=exact')
})

test('takes the first supported format', () => {
  expect(parseAccept('text/html, application/vnd.pgrst.object+json;nulls=stripped')).toEqual({
    singular: true,
    stripNulls: true,
    contentType: 'application/vnd.pgrst.object+json;nulls=stripped; charset=utf-8',
  })
  expect(parseAccept('text/html, */*;q=0.1').singular).toBe(false)
  expect(() => parseAccept('text/csv')).toThrow('None of these media types are available: text/csv')
})

test('a missing key is null, or the default if asked for', () => {
  const keys = [['a', 'b'], ['b', 'a'], ['a']]
  const none = new Set()
  expect(() => insertedColumns(keys, undefined, false)).toThrow('All object keys must match')
  expect(insertedColumns(keys, ['a', 'b', 'c'], false)).toEqual({ columns: ['a', 'b', 'c'], sometimesDefault: none })
  expect(insertedColumns(keys, ['a', 'b', 'c'], true)).toEqual({
    columns: ['a', 'b'],
    sometimesDefault: new Set(['b']),
  })
  expect(insertedColumns([['a'], ['a']], undefined, true)).toEqual({ columns: ['a'], sometimesDefault: none })
  expect(insertedColumns([[], []], undefined, false)).toEqual({ columns: [], sometimesDefault: none })
})
