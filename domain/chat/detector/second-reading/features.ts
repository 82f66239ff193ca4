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
export type Features = Readonly<Record<Kind, ReadonlySet<number>>>

export function featuresOf(passage: Passage): Features {
  const words = passage.flatMap(({ masked }) => masked).filter((word) => word !== ',')
  return {
    words: wordsOf(words),
    letters: lettersOf(` ${words.join(' ')} `),
    ideas: ideasOf(passage),
    rules: rulesOf(passage),
  }
}

/** How two things of a passage stand to each other; part of their hash. */
const relation = { next: 1, skipping: 2, family: 3, nextIdea: 4, nearIdea: 5, anywhere: 6, alone: 7 }

const STEM_LETTERS = 6
const NUMBER = /^\d+$/
const stemOf = (word: string) => hashOf(NUMBER.test(word) ? '0' : word.slice(0, STEM_LETTERS))
const START = hashOf('^')
const END = hashOf('$')

function wordsOf(words: readonly string[]): Set<number> {
  const features = new Set<number>()
  const stems = [START, ...words.map(stemOf), END]
  stems.forEach((first, at) => {
    const [second, third] = [stems[at + 1], stems[at + 2]]
    features.add(first)
    if (second === undefined) return
    const pair = hashOfPair(first, second, relation.next)
    features.add(pair)
    if (third === undefined) return
    features.add(hashOfPair(first, third, relation.skipping))
    features.add(hashOfPair(pair, third, relation.next))
  })
  return features
}

const SHORTEST_RUN = 3
const LONGEST_RUN = 5

function lettersOf(letters: string): Set<number> {
  const features = new Set<number>()
  for (let start = 0; start + SHORTEST_RUN <= letters.length; start++) {
    const end = Math.min(start + LONGEST_RUN, letters.length)
    let run = emptyHash
    for (let at = start; at < end; at++) {
      run = extendHash(run, letters.charCodeAt(at))
      if (at - start + 1 >= SHORTEST_RUN) features.add(run >>> 0)
    }
  }
  return features
}

const NEAR = 3

function ideasOf(passage: Passage): Set<number> {
  const features = new Set<number>()
  const named = new Set<number>()
  for (const { masked } of passage) {
    addFamilies(features, masked)
    const line = ideasIn(masked)
    line.forEach((ideas, at) => {
      for (const idea of ideas) {
        named.add(idea)
        addNearby(features, idea, line.slice(at + 1, at + 1 + NEAR))
      }
    })
  }
  addMeetings(features, [...named], relation.anywhere)
  return features
}

function addNearby(features: Set<number>, idea: number, following: (readonly number[])[]): void {
  following.forEach((others, distance) => {
    for (const other of others) {
      const pair = hashOfPair(idea, other, distance === 0 ? relation.nextIdea : relation.nearIdea)
      features.add(pair)
      if (distance === 0)
        for (const third of following[1] ?? []) features.add(hashOfPair(pair, third, relation.nextIdea))
    }
  })
}

function addMeetings(features: Set<number>, met: number[], how: number): void {
  met.sort((a, b) => a - b)
  met.forEach((one, at) => {
    features.add(hashOfPair(one, 0, relation.alone))
    for (let next = at + 1; next < met.length; next++) features.add(hashOfPair(one, met[next] ?? 0, how))
  })
}

const families = Object.entries(lexicon).map(([name, entries]) => ({
  name: hashOf(name),
  finder: compileFinder(entries, lexicon),
}))

function addFamilies(features: Set<number>, sentence: PlainText): void {
  const named = families.flatMap(({ name, finder }) => (finder.isIn(sentence) ? [name] : []))
  addMeetings(features, named, relation.family)
}

function rulesOf(passage: Passage): Set<number> {
  const features = new Set<number>()
  for (const { found, frames } of passage) {
    for (const { rule, level } of found) features.add(hashOf(rule)).add(hashOf(level))
    for (const frame of frames) features.add(hashOf(frame))
  }
  return features
}
