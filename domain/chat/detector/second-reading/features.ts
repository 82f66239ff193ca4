import { lexicon } from '../lexicon.ts'
import { compileFinder } from '../matcher.ts'
import type { PlainText } from '../normalise.ts'
import { emptyHash, extendHash, hashOf, hashOfPair } from './hash.ts'
import { ideasIn } from './ideas-in.ts'
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
const stemOf = (word: string) => hashOf(NUMBER.test(word) ? '0' : word.slice(0, STEM_LETTERS))
const START = hashOf('^')
const END = hashOf('$')

function visitWords(words: readonly string[], visit: Visit): void {
  const stems = [START, ...words.map(stemOf), END]
  stems.forEach((first, at) => {
    const [second, third] = [stems[at + 1], stems[at + 2]]
    visit(first)
    if (second === undefined) return
    const pair = hashOfPair(first, second, relation.next)
    visit(pair)
    if (third === undefined) return
    visit(hashOfPair(first, third, relation.skipping))
    visit(hashOfPair(pair, third, relation.next))
  })
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
  for (const { masked } of passage) {
    visitFamilies(masked, visit)
    const line = ideasIn(masked)
    line.forEach((ideas, at) => {
      for (const idea of ideas) {
        named.add(idea)
        visitNearby(idea, line.slice(at + 1, at + 1 + NEAR), visit)
      }
    })
  }
  for (const mark of passage[0]?.marks ?? []) named.add(hashOf(mark))
  visitMeetings([...named], relation.anywhere, visit)
}

function visitNearby(idea: number, following: readonly (readonly number[])[], visit: Visit): void {
  following.forEach((others, distance) => {
    for (const other of others) {
      const pair = hashOfPair(idea, other, distance === 0 ? relation.nextIdea : relation.nearIdea)
      visit(pair)
      if (distance === 0) for (const third of following[1] ?? []) visit(hashOfPair(pair, third, relation.nextIdea))
    }
  })
}

function visitMeetings(met: number[], how: number, visit: Visit): void {
  met.sort((a, b) => a - b)
  met.forEach((one, at) => {
    visit(hashOfPair(one, 0, relation.alone))
    for (let next = at + 1; next < met.length; next++) visit(hashOfPair(one, met[next] ?? 0, how))
  })
}

const families = Object.entries(lexicon).map(([name, entries]) => ({
  name: hashOf(name),
  finder: compileFinder(entries, lexicon),
}))

function visitFamilies(sentence: PlainText, visit: Visit): void {
  const named = families.flatMap(({ name, finder }) => (finder.isIn(sentence) ? [name] : []))
  visitMeetings(named, relation.family, visit)
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
