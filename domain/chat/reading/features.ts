import { emptyHash, extendHash, hashOf, hashOfPair } from './hash.ts'
import { ideasIn } from './ideas-in.ts'
import type { PlainText } from './normalise.ts'
import { rememberingWords } from './word-memory.ts'

/**
 * Distinct features of a passage by kind, as hashes that include the kind. Each kind shares one unit of weight, so that many
 * letter features do not outweigh a few ideas.
 */
export function featuresOf(passage: readonly PlainText[]): Set<number>[] {
  const words = passage.flat().filter((word) => word !== ',')
  return [wordFeatures(words), letterFeatures(` ${words.join(' ')} `), ideaFeatures(passage)]
}

const relation = { next: 1, skipping: 2, nextIdea: 4, nearIdea: 5, together: 6, alone: 7 }

const STEM_LETTERS = 6
const NUMBER = /^\d+$/
const stemOf = rememberingWords((word) => hashOf(NUMBER.test(word) ? '0' : word.slice(0, STEM_LETTERS)))
const START = hashOf('^')
const END = hashOf('$')

/** Stems alone, and n-grams of two or three. */
function wordFeatures(words: readonly string[]): Set<number> {
  const found = new Set<number>()
  const stems = [START, ...words.map(stemOf), END]
  stems.forEach((first, at) => {
    const [second, third] = [stems[at + 1], stems[at + 2]]
    found.add(hashOfPair(first, 0, 0))
    if (second === undefined) return
    const pair = hashOfPair(first, second, relation.next)
    found.add(hashOfPair(pair, 0, 0))
    if (third === undefined) return
    found.add(hashOfPair(hashOfPair(first, third, relation.skipping), 0, 0))
    found.add(hashOfPair(hashOfPair(pair, third, relation.next), 0, 0))
  })
  return found
}

const SHORTEST_RUN = 3
const LONGEST_RUN = 5

/** Character n-grams, robust to unforeseen spellings. */
function letterFeatures(letters: string): Set<number> {
  const found = new Set<number>()
  for (let start = 0; start + SHORTEST_RUN <= letters.length; start++) {
    const end = Math.min(start + LONGEST_RUN, letters.length)
    let run = emptyHash
    for (let at = start; at < end; at++) {
      run = extendHash(run, letters.charCodeAt(at))
      if (at - start + 1 >= SHORTEST_RUN) found.add(hashOfPair(run >>> 0, 1, 0))
    }
  }
  return found
}

const NEAR = 3

/** Ideas alone, adjacent, and co-occurring: a word absent from the training data still counts by its idea. */
function ideaFeatures(passage: readonly PlainText[]): Set<number> {
  const found = new Set<number>()
  const add = (feature: number) => found.add(hashOfPair(feature, 2, 0))
  const named = new Set<number>()
  for (const sentence of passage) {
    const places = ideasIn(sentence)
    places.forEach((ideas, at) => {
      for (const idea of ideas) {
        named.add(idea)
        for (const next of places[at + 1] ?? []) {
          const pair = hashOfPair(idea, next, relation.nextIdea)
          add(pair)
          for (const third of places[at + 2] ?? []) add(hashOfPair(pair, third, relation.nextIdea))
        }
        for (let near = at + 2; near <= at + NEAR; near++)
          for (const other of places[near] ?? []) add(hashOfPair(idea, other, relation.nearIdea))
      }
    })
  }
  const sorted = [...named].toSorted((a, b) => a - b)
  sorted.forEach((idea, at) => {
    add(hashOfPair(idea, 0, relation.alone))
    for (const other of sorted.slice(at + 1)) add(hashOfPair(idea, other, relation.together))
  })
  return found
}
