import { type PlainText, toPlainPattern } from '../detector/normalise.ts'
import { hashOf, hashOfPair } from '../detector/second-reading/hash.ts'
import { emptyWords } from './empty-words.ts'
import { inTurns } from './in-turns.ts'
import type { Sign } from './sign.ts'
import type { Idea } from './thesaurus.ts'

interface Known {
  title: string
  said: readonly string[]
  signs: readonly Sign[]
}

/** By the place of each in the list. */
export type Resemblances = Float64Array

/** Of what a sentence holds, word by word and idea by idea. */
type Feature = number

const STEM_LETTERS = 6
const IDEA = 1
const SHARE_OF_A_SIGN = 1 / 3
/** After so many times a word that comes again says little more (BM25). */
const ENOUGH_TIMES = 2
/** How much the length of what was written about one counts, from 0 to 1. */
const SHARE_OF_LENGTH = 0.5

/** Tells how much a message sounds like all that people were heard to say of each of these. */
export async function resemblancesTo(
  entries: readonly Known[],
  ideasOf: (words: PlainText) => Iterable<Idea>,
): Promise<(words: PlainText) => Resemblances> {
  const featuresOf = (words: PlainText): Feature[] => [
    ...stemsOf(words),
    ...Array.from(ideasOf(words), (idea) => hashOfPair(idea, 0, IDEA)),
  ]
  const counts = await inTurns(entries, (entry) => countsOf(entry, featuresOf))
  const lengths = counts.map((count) => [...count.values()].reduce((sum, times) => sum + times, 0))
  const usual = lengths.reduce((sum, length) => sum + length, 0) / entries.length
  const shares = new Map<Feature, { places: number[]; times: number[] }>()
  await inTurns(counts.entries(), ([place, count]) => {
    for (const [feature, times] of count) {
      const share = shares.get(feature) ?? { places: [], times: [] }
      const length = 1 - SHARE_OF_LENGTH + (SHARE_OF_LENGTH * (lengths[place] ?? usual)) / usual
      share.places.push(place)
      share.times.push((times * (ENOUGH_TIMES + 1)) / (times + ENOUGH_TIMES * length))
      shares.set(feature, share)
    }
  })
  return (words) => {
    const found: Resemblances = new Float64Array(entries.length)
    for (const feature of new Set(featuresOf(words))) {
      const share = shares.get(feature)
      if (!share) continue
      const rarity = Math.log(1 + (entries.length - share.places.length + 0.5) / (share.places.length + 0.5))
      share.places.forEach((place, at) => {
        found[place] = (found[place] ?? 0) + rarity * (share.times[at] ?? 0)
      })
    }
    return found
  }
}

function countsOf({ title, said, signs }: Known, featuresOf: (words: PlainText) => Feature[]): Map<Feature, number> {
  const counts = new Map<Feature, number>()
  const add = (features: readonly Feature[], share: number) => {
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + share)
  }
  for (const text of [title, ...said]) add(featuresOf(plainWords(text)), 1)
  add(stemsOf(plainWords(signs.map(wordsAskedFor).join(' '))), SHARE_OF_A_SIGN)
  return counts
}

function stemsOf(words: PlainText): Feature[] {
  return words.filter((word) => !emptyWords.has(word)).map((word) => hashOf(word.slice(0, STEM_LETTERS)))
}

/** « {couple} & fouill*|lu & !enfant » asks for two. */
function wordsAskedFor(sign: Sign): string {
  return sign.replace(/!\s*[^&]+|\{[^}]+\}/gu, ' ')
}

/** As the rules read it, for texts that hold no texting. */
function plainWords(text: string): PlainText {
  return toPlainPattern(text.replaceAll('’', "'"))
    .replace(/[^a-z0-9 ]+/g, ' ')
    .trim()
    .split(/\s+/)
}
