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
/** Called with each feature, some of them several times: collecting them in sets would cost more than reading. */
export type Visit = (feature: number) => void

export function visitFeatures(passage: Passage, visitOf: (kind: Kind) => Visit): void {
  const words = passage.flatMap(({ masked }) => masked).filter((word) => word !== ',')
  visitWords(words, visitOf('words'))
  visitLetters(` ${words.join(' ')} `, visitOf('letters'))
  visitIdeas(passage, visitOf('ideas'))
  visitRules(passage, visitOf('rules'))
}

/** How two things of a passage stand to each other; part of their hash. */
const relation = { next: 1, skipping: 2, family: 3, nextIdea: 4, nearIdea: 5, anywhere: 6, alone: 7 }

const STEM_LETTERS = 6
const NUMBER = /^\d+$/
const stemOf = rememberingWords((word) => hashOf(NUMBER.test(word) ? '0' : word.slice(0, STEM_LETTERS)))
const START = hashOf('^')
const END = hashOf('$')

function visitWords(words: readonly string[], visit: Visit): void {
  const stems = [START, ...words.map(stemOf), END]
  for (let at = 0; at < stems.length; at++) {
    const [first, second, third] = [stems[at] ?? 0, stems[at + 1], stems[at + 2]]
    visit(first)
    if (second === undefined) return
    const pair = hashOfPair(first, second, relation.next)
    visit(pair)
    if (third === undefined) continue
    visit(hashOfPair(first, third, relation.skipping))
    visit(hashOfPair(pair, third, relation.next))
  }
}

const SHORTEST_RUN = 3
const LONGEST_RUN = 5

function visitLetters(letters: string, visit: Visit): void {
  for (let start = 0; start + SHORTEST_RUN <= letters.length; start++) {
    const end = Math.min(start + LONGEST_RUN, letters.length)
    let run = emptyHash
    for (let at = start; at < end; at++) {
      run = extendHash(run, letters.charCodeAt(at))
      if (at - start + 1 >= SHORTEST_RUN) visit(run >>> 0)
    }
  }
}

const NEAR = 3

function visitIdeas(passage: Passage, visit: Visit): void {
  const named = new Set<number>()
  for (const { families, ideas } of passage) {
    visitMeetings([...families], relation.family, visit)
    ideas.forEach((ofPlace, at) => {
      for (const idea of ofPlace) {
        named.add(idea)
        visitNearby(idea, ideas, at, visit)
      }
    })
  }
  for (const mark of passage[0]?.marks ?? []) named.add(hashOf(mark))
  visitMeetings([...named], relation.anywhere, visit)
}

function visitNearby(idea: number, ideas: readonly (readonly number[])[], at: number, visit: Visit): void {
  for (const other of ideas[at + 1] ?? []) {
    const pair = hashOfPair(idea, other, relation.nextIdea)
    visit(pair)
    for (const third of ideas[at + 2] ?? []) visit(hashOfPair(pair, third, relation.nextIdea))
  }
  for (let near = at + 2; near <= at + NEAR; near++)
    for (const other of ideas[near] ?? []) visit(hashOfPair(idea, other, relation.nearIdea))
}

function visitMeetings(met: number[], how: number, visit: Visit): void {
  met.sort((a, b) => a - b)
  for (const [at, one] of met.entries()) {
    visit(hashOfPair(one, 0, relation.alone))
    for (let next = at + 1; next < met.length; next++) visit(hashOfPair(one, met[next] ?? 0, how))
  }
}

function visitRules(passage: Passage, visit: Visit): void {
  for (const { found, frames } of passage) {
    for (const { rule, level } of found) {
      visit(hashOf(rule))
      visit(hashOf(level))
    }
    for (const frame of frames) visit(hashOf(frame))
  }
}
