import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arrayTypes } from './array-types.ts'

test('texts round-trip through an array literal, whatever they contain', () => {
  const { serialize, parse } = arrayTypes.texts
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' })), (texts) => {
      expect(parse(serialize(texts))).toEqual(texts)
    }),
  )
  expect(parse(serialize(['NULL', '', '{"a,b"}', '\\']))).toEqual(['NULL', '', '{"a,b"}', '\\'])
})

test('parses timestamps as PostgreSQL writes them', () => {
  expect(arrayTypes.instants.parse('{"2026-11-15 10:00:00+00","2026-11-15 12:00:00.5+01"}')).toEqual([
    new Date('2026-11-15T10:00:00Z'),
    new Date('2026-11-15T11:00:00.500Z'),
  ])
  expect(arrayTypes.instants.serialize([new Date(0)])).toBe('{"1970-01-01T00:00:00.000Z"}')
})
