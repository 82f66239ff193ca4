import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { vocabularyFile } from '../../../../bench/spelling/pack-vocabulary.ts'

const list = readFileSync(new URL('../../../../bench/spelling/words.txt', import.meta.url), 'utf8')
const lines = list.trimEnd().split('\n')

test('is what `npm run pack:spelling` writes from the list of words', () => {
  // Not by toBe, which would print a megabyte.
  expect(vocabularyFile(list) === readFileSync(new URL('vocabulary.json', import.meta.url), 'utf8')).toBe(true)
})

test('the list has each word once, in order, and no follower that is not a word of it', () => {
  const entries = lines.map((line) => line.split(', ').map((entry) => entry.split(' ')))
  const words = entries.slice(1).map(([head]) => head?.[0] ?? '')
  expect(words).toEqual([...new Set(words)].toSorted((a, b) => (a < b ? -1 : 1)))
  const known = new Set(words)
  expect(entries.flatMap(([, ...followers]) => followers).filter(([word = '']) => !known.has(word))).toEqual([])
  const numbers = entries.slice(1).flatMap((entry) => entry.map(([, bits]) => Number(bits)))
  expect(numbers.filter((bits) => !(Number.isInteger(bits) && bits >= 0 && bits <= 255))).toEqual([])
})

test('its data card counts what is in it', () => {
  const card = readFileSync(new URL('../../../../bench/spelling/README.md', import.meta.url), 'utf8')
  const pairs = lines.reduce((sum, line) => sum + line.split(', ').length - 1, 0)
  expect(card).toContain(`${(lines.length - 1).toLocaleString('en')} words, ${pairs.toLocaleString('en')} pairs`)
})
