import { describe, expect, test } from 'vitest'
import { parseFilter, parseLogic } from './parse-filter.ts'

const column = (name: string) => ({ column: name, path: [] })

describe('parseFilter', () => {
  test.each([
    ['eq.5', { operator: 'eq', quantifier: undefined, value: '5' }],
    ['eq.', { operator: 'eq', quantifier: undefined, value: '' }],
    ['eq.a.b,c)', { operator: 'eq', quantifier: undefined, value: 'a.b,c)' }],
    ['like(any).{a*,b}', { operator: 'like', quantifier: 'any', value: '{a*,b}' }],
    ['is.NULL', { operator: 'is', value: 'null' }],
    ['in.()', { operator: 'in', values: [] }],
    ['in.(a,"b,c","d\\"e")', { operator: 'in', values: ['a', 'b,c', 'd"e'] }],
    ['in.("a"b,c)', { operator: 'in', values: ['"a"b', 'c'] }],
    ['in.(,)', { operator: 'in', values: ['', ''] }],
    ['fts(french).mot', { operator: 'fts', config: 'french', value: 'mot' }],
    ['cs.{1,2}', { operator: 'cs', value: '{1,2}' }],
  ])('%s', (text, expected) => {
    expect(parseFilter('a', text)).toEqual({ kind: 'test', negated: false, field: column('a'), test: expected })
    expect(parseFilter('a', `not.${text}`)).toEqual({ kind: 'test', negated: true, field: column('a'), test: expected })
  })

  test.each([
    '',
    '5',
    'eq',
    'equals.5',
    'eq(some).5',
    'neq(any).{1}',
    'is.maybe',
    'in.(a',
    'in.a',
    'in.(a)b',
    'cs(any).1',
  ])('refuses %s', (text) => expect(() => parseFilter('a', text)).toThrow('failed to parse filter'))

  test('a key may be a path into JSON, quoted or by index', () => {
    expect(parseFilter('a->"b c"->0->>d-e', 'eq.1')).toMatchObject({
      field: {
        column: 'a',
        path: [
          { key: 'b c', asText: false },
          { key: 0, asText: false },
          { key: 'd-e', asText: true },
        ],
      },
    })
  })

  test('refuses a key of another table', () => {
    expect(() => parseFilter('b.c', 'eq.1')).toThrow('not an embedded resource')
    expect(() => parseFilter('a->', 'eq.1')).toThrow('failed to parse filter')
    expect(() => parseFilter('a=b', 'eq.1')).toThrow('failed to parse filter')
  })
})

describe('parseLogic', () => {
  test('nests, and allows commas and brackets inside quotes and braces', () => {
    expect(parseLogic('or', false, '(a.eq."x,(y)",not.and(b.not.in.(1,2),c.cs.{p,q}),and.is.null)')).toMatchObject({
      kind: 'or',
      conditions: [
        { field: column('a'), test: { value: 'x,(y)' } },
        {
          kind: 'and',
          negated: true,
          conditions: [
            { negated: true, test: { values: ['1', '2'] } },
            { field: column('c'), test: { value: '{p,q}' } },
          ],
        },
        { field: column('and'), test: { operator: 'is' } },
      ],
    })
  })

  test.each(['', '()', '(a.eq.1', '(a.eq.1))', '(a)', '(a.eq.1,)', 'a.eq.1', '(and(a.eq.1)b)'])(
    'refuses %s',
    (text) => {
      expect(() => parseLogic('or', false, text)).toThrow('failed to parse logic tree')
    },
  )
})
