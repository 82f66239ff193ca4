import { rememberingWords } from '../word-memory.ts'
import { emptyHash, extendHash, hashOf, hashOfPair } from './hash.ts'
import type { Passage } from './passages.ts'

/**
 * What the second reader looks at in a passage, as hashes: building the strings would cost more than all the rest.
 * Each kind shares a weight of its own, so that the many never drown the few.
 *
 * - words: without their endings, and those that stand together;
 * - letters: runs of them, which see through spellings that no list foresees;
 * - ideas: what the words are about, near and far; a word that no example held still counts by its idea;
 * - rules: those that spoke, and the settings that excuse.
 */
export const kinds = ['words', 'letters', 'ideas', 'rules'] as const
export type Kind = (typeof kinds)[number]

/** Features as they are met, some of them several times. */
export interface FeatureList {
  hashes: Uint32Array
  count: number
}

/** Filled anew for each passage: a list or a call for each feature would cost more than reading. */
const met: FeatureList = { hashes: new Uint32Array(2 ** 12), count: 0 }

function add(feature: number): void {
  if (met.count === met.hashes.length) {
    const longer = new Uint32Array(2 * met.count)
    longer.set(met.hashes)
    met.hashes = longer
  }
  met.hashes[met.count++] = feature
}

const gatherers: Record<Kind, (passage: Passage) => void> = {
  words: (passage) => addWords(wordsOf(passage)),
  letters: (passage) => addLetters(` ${wordsOf(passage).join(' ')} `),
  ideas: addIdeas,
  rules: addRules,
}

/** The features of one kind, good until others are asked for. */
export function featuresOf(passage: Passage, kind: Kind): FeatureList {
  met.count = 0
  gatherers[kind](passage)
  return met
}

function wordsOf(passage: Passage): string[] {
  return passage.flatMap(({ masked }) => masked).filter((word) => word !== ',')
}

/** How two things of a passage stand to each other; part of their hash. */
const relation = { next: 1, skipping: 2, family: 3, nextIdea: 4, nearIdea: 5, anywhere: 6, alone: 7 }

const STEM_LETTERS = 6
const NUMBER = /^\d+$/
const stemOf = rememberingWords((word) => hashOf(NUMBER.test(word) ? '0' : word.slice(0, STEM_LETTERS)))
const START = hashOf('^')
const END = hashOf('$')

function addWords(words: readonly string[]): void {
  const stems = [START, ...words.map(stemOf), END]
  for (let at = 0; at < stems.length; at++) {
    const [first, second, third] = [stems[at] ?? 0, stems[at + 1], stems[at + 2]]
    add(first)
    if (second === undefined) return
    const pair = hashOfPair(first, second, relation.next)
    add(pair)
    if (third === undefined) continue
    add(hashOfPair(first, third, relation.skipping))
    add(hashOfPair(pair, third, relation.next))
  }
}

const SHORTEST_RUN = 3
const LONGEST_RUN = 5

function addLetters(letters: string): void {
  for (let start = 0; start + SHORTEST_RUN <= letters.length; start++) {
    const end = Math.min(start + LONGEST_RUN, letters.length)
    let run = emptyHash
    for (let at = start; at < end; at++) {
      run = extendHash(run, letters.charCodeAt(at))
      if (at - start + 1 >= SHORTEST_RUN) add(run >>> 0)
    }
  }
}

const NEAR = 3

function addIdeas(passage: Passage): void {
  const named = new Set<number>()
  for (const { families, ideas } of passage) {
    addMeetings([...families], relation.family)
    ideas.forEach((ofPlace, at) => {
      for (const idea of ofPlace) {
        named.add(idea)
        addNearby(idea, ideas, at)
      }
    })
  }
  for (const mark of passage[0]?.marks ?? []) named.add(hashOf(mark))
  addMeetings([...named], relation.anywhere)
}

function addNearby(idea: number, ideas: readonly (readonly number[])[], at: number): void {
  for (const other of ideas[at + 1] ?? []) {
    const pair = hashOfPair(idea, other, relation.nextIdea)
    add(pair)
    for (const third of ideas[at + 2] ?? []) add(hashOfPair(pair, third, relation.nextIdea))
  }
  for (let near = at + 2; near <= at + NEAR; near++)
    for (const other of ideas[near] ?? []) add(hashOfPair(idea, other, relation.nearIdea))
}

function addMeetings(ideas: number[], how: number): void {
  ideas.sort((a, b) => a - b)
  for (const [at, one] of ideas.entries()) {
    add(hashOfPair(one, 0, relation.alone))
    for (let next = at + 1; next < ideas.length; next++) add(hashOfPair(one, ideas[next] ?? 0, how))
  }
}

function addRules(passage: Passage): void {
  for (const { found, frames } of passage) {
    for (const { rule, level } of found) {
      add(hashOf(rule))
      add(hashOf(level))
    }
    for (const frame of frames) add(hashOf(frame))
  }
}
