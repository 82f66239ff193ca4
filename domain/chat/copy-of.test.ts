import { expect, test } from 'vitest'
import { copyOf } from './copy-of.ts'

test('a copy is the same, and nothing done to it reaches the original', () => {
  const original = { turn: 1, risk: { level: 'none' }, given: ['a'], themes: [{ words: 'le sommeil' }], name: null }
  const copy = copyOf(original)
  expect(copy).toEqual(original)
  copy.risk.level = 'crise'
  copy.given.push('b')
  if (copy.themes[0]) copy.themes[0].words = 'le travail'
  expect(original).toEqual({
    turn: 1,
    risk: { level: 'none' },
    given: ['a'],
    themes: [{ words: 'le sommeil' }],
    name: null,
  })
})
