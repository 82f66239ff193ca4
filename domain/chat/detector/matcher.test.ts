import { describe, expect, test } from 'vitest'
import { compileFinder, compileTest } from './matcher.ts'

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

test('a pattern that asks for no word is refused', () => {
  expect(() => compileFinder(['[chat]'], lexicon)).toThrow(/no word/)
})

test('a finder made after a sentence was read is asked about that sentence’s words too', () => {
  compileFinder(['chat'], lexicon).isIn(words('un lapin court'))
  expect(compileFinder(['lapin'], lexicon).isIn(words('un lapin court'))).toBe(true)
})
