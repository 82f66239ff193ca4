import { expect, test } from 'vitest'
import { groupByKeys } from './group-by-keys.ts'
import { parseAccept } from './parse-accept.ts'
import { appliedPreferences, parsePrefer } from './parse-prefer.ts'

test('the first preference of a name holds, wrong ones are ignored unless strict', () => {
  expect(parsePrefer('return=minimal, return=representation,count=many , x')).toEqual({ return: 'minimal' })
  expect(parsePrefer('max-affected=3')).toEqual({})
  expect(parsePrefer('handling=strict,max-affected=3')).toEqual({ handling: 'strict', 'max-affected': 3 })
  expect(() => parsePrefer('handling=strict, return=all')).toThrow('Invalid preferences')
  expect(() => parsePrefer('constructor=x, handling=strict')).toThrow('Invalid preferences')
})

test('only what a kind of request heeds is told back', () => {
  const preferences = parsePrefer('return=minimal, missing=default, count=exact')
  expect(appliedPreferences(preferences, 'read')).toBe('count=exact')
  expect(appliedPreferences(preferences, 'insert')).toBe('missing=default, return=minimal, count=exact')
})

test('the first form offered is taken', () => {
  expect(parseAccept('text/html, application/vnd.pgrst.object+json;nulls=stripped')).toEqual({
    singular: true,
    stripNulls: true,
    contentType: 'application/vnd.pgrst.object+json;nulls=stripped; charset=utf-8',
  })
  expect(parseAccept('text/html, */*;q=0.1').singular).toBe(false)
  expect(() => parseAccept('text/csv')).toThrow('None of these media types are available: text/csv')
})

test('rows are one insert, unless missing keys mean defaults', () => {
  const keys = [['a', 'b'], ['b', 'a'], ['a']]
  expect(() => groupByKeys(keys, undefined, false)).toThrow('All object keys must match')
  expect(groupByKeys(keys, ['a', 'b'], false)).toEqual([{ columns: ['a', 'b'], only: undefined }])
  expect(groupByKeys(keys, ['a', 'b'], true)).toEqual([
    { columns: ['a', 'b'], only: [1, 2] },
    { columns: ['a'], only: [3] },
  ])
  expect(groupByKeys([['b', 'a']], undefined, false)).toEqual([{ columns: ['a', 'b'], only: undefined }])
  expect(() => groupByKeys([[], []], undefined, false)).toThrow('Only one row may be empty')
})
