import { lexicon } from '../lexicon.ts'
import { compileFinder } from '../matcher.ts'
import type { Sentence } from '../read-sentences.ts'

const families = Object.entries(lexicon).map(([name, entries]) => ({ name, finder: compileFinder(entries, lexicon) }))

const STEM_LETTERS = 6
const LETTER_RUNS = [4, 5]
const LETTERS = '#'

/**
 * What the second reader looks at in a passage: its words without their endings, those that stand together, how it begins and
 * ends, the families of the lexicon that meet in a sentence, the settings that excuse a mention, and runs of letters,
 * which see through spellings that no list foresees.
 */
export function featuresOf(passage: readonly Sentence[]): Set<string> {
  const words = passage
    .flatMap((sentence) => sentence.masked)
    .filter((word) => word !== ',')
    .map((word) => (/^\d+$/.test(word) ? '0' : word))
  const features = new Set<string>()
  addWords(features, words)
  addLetterRuns(features, ` ${words.join(' ')} `)
  for (const { masked } of passage) addFamilies(features, masked)
  for (const { frames } of passage) for (const frame of frames) features.add(`=${frame}`)
  return features
}

function addWords(features: Set<string>, words: readonly string[]): void {
  const stems = ['^', ...words.map((word) => word.slice(0, STEM_LETTERS)), '$']
  for (let at = 0; at < stems.length; at++) {
    const [first, second, third] = [stems[at], stems[at + 1], stems[at + 2]]
    features.add(`${first}`)
    if (second !== undefined) features.add(`${first}_${second}`)
    if (third === undefined) continue
    features.add(`${first}~${third}`)
    features.add(`${first}_${second}_${third}`)
  }
}

function addLetterRuns(features: Set<string>, letters: string): void {
  for (const run of LETTER_RUNS) {
    for (let at = 0; at + run <= letters.length; at++) features.add(LETTERS + letters.slice(at, at + run))
  }
}

function addFamilies(features: Set<string>, sentence: Sentence['masked']): void {
  const named = families.filter(({ finder }) => finder.isIn(sentence)).map(({ name }) => name)
  named.forEach((name, at) => {
    features.add(`@${name}`)
    for (const other of named.slice(at + 1)) features.add(`@${name}+${other}`)
  })
}

/** Runs of letters are many: they share a weight of their own, so that they never drown the words. */
export function isLetterRun(feature: string): boolean {
  return feature.startsWith(LETTERS)
}

const LETTERS_SHARE = 3
const WORDS_SHARE = 4

/** Long passages have more features: beyond sixteen, each weighs less. */
export function weightsOfEach(known: { letterRuns: number; words: number }): { letterRun: number; word: number } {
  return {
    letterRun: LETTERS_SHARE / Math.max(4, Math.sqrt(known.letterRuns)),
    word: WORDS_SHARE / Math.max(4, Math.sqrt(known.words)),
  }
}

const SHORT_MESSAGE_WORDS = 50
const LONGEST_PAIR_WORDS = 60

/** A short message is read whole; a long one sentence by sentence and two by two, so that nothing drowns in it. */
export function passagesOf(sentences: readonly Sentence[]): (readonly Sentence[])[] {
  if (wordsIn(sentences) <= SHORT_MESSAGE_WORDS) return [sentences]
  return sentences.flatMap((sentence, at) => {
    const pair = sentences.slice(at, at + 2)
    return pair.length === 2 && wordsIn(pair) <= LONGEST_PAIR_WORDS ? [[sentence], pair] : [[sentence]]
  })
}

function wordsIn(sentences: readonly Sentence[]): number {
  return sentences.reduce((sum, { masked }) => sum + masked.length, 0)
}
