import { describe, expect, test } from 'vitest'
import { compileFinder, compileTest, compileTests } from './matcher.ts'

const lexicon = { animal: ['chat', 'chien* de garde'] }
const words = (sentence: string) => sentence.split(' ')

describe('a pattern is found', () => {
  test.each([
    ['le (chat|chien) dort', 'hier le chat dort', true],
    ['le [gros] chat', 'le gros chat', true],
    ['le [gros] chat', 'le petit chat', false],
    ['dor*', 'il dormait', true],
    ['chat .. dort', 'chat un deux trois quatre dort', true],
    ['chat .. dort', 'chat un deux trois quatre cinq dort', false],
    ['^ chat', 'le chat', false],
    ['chat $', 'le chat', true],
    ['{animal} dort', 'chiens de garde dort', true],
    ['chat & dort', 'dort le chat', true],
    ['chat & ! dort', 'dort le chat', false],
  ])('« %s » in « %s »: %s', (pattern, sentence, isFound) => {
    expect(compileTest([pattern], lexicon)(words(sentence))).toBe(isFound)
  })
})

test('of two patterns found at one place the one written first counts', () => {
  const sentence = words('le chat dort ici')
  expect(compileFinder(['chat', 'chat dort'], lexicon).spansIn(sentence)).toEqual(new Map([[1, 2]]))
  expect(compileFinder(['chat dort', 'chat'], lexicon).spansIn(sentence)).toEqual(new Map([[1, 3]]))
})

test('of several ideas the first has a place, where the others are met or not', () => {
  const finder = compileFinder(['chat & dort & ! lapin'], lexicon)
  expect(finder.spansIn(words('ici dort le chat'))).toEqual(new Map([[3, 4]]))
  expect(finder.spansIn(words('ici mange le chat'))).toEqual(new Map())
  expect(finder.spansIn(words('ici dort le chat du lapin'))).toEqual(new Map())
})

test('of many things those are found whose patterns are there, in their own order', () => {
  const things = [['souris'], ['dort & chat'], ['lapin'], ['chat & ! dort'], ['le', 'chat']]
  const found = compileTests(things, (patterns) => patterns, lexicon)
  expect(found(words('le chat dort'))).toEqual([things[1], things[4]])
  expect(found(words('un lapin'))).toEqual([things[2]])
  expect(found(words('un chat'))).toEqual([things[3], things[4]])
})

test('a pattern that asks for no word is refused', () => {
  expect(() => compileFinder(['[chat]'], lexicon)).toThrow(/no word/)
})

test('a finder made after a sentence was read is asked about that sentence’s words too', () => {
  compileFinder(['chat'], lexicon).isIn(words('un lapin court'))
  expect(compileFinder(['lapin'], lexicon).isIn(words('un lapin court'))).toBe(true)
})

test('a test of ideas that are all known is asked about a sentence that was read before', () => {
  const sentence = words('un lapin dort')
  expect(compileTest(['lapin & dort'], lexicon)(sentence)).toBe(true)
  expect(compileTest(['dort & lapin & ! chat'], lexicon)(sentence)).toBe(true)
  expect(compileTest(['dort & ! lapin'], lexicon)(sentence)).toBe(false)
})

test('a sentence with more to look for than any before is read whole', () => {
  const numbers = Array.from({ length: 3000 }, (_, at) => `mot${at}`)
  const found = compileTests(numbers, (number) => [number], lexicon)
  expect(found(numbers.toReversed())).toEqual(numbers)
})
