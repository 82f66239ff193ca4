import { lexicon } from '../lexicon.ts'
import { compileFinder } from '../matcher.ts'
import type { Sentence } from '../read-sentences.ts'

const families = Object.entries(lexicon).map(([name, entries]) => ({ name, finder: compileFinder(entries, lexicon) }))

const STEM_LETTERS = 6
const LETTER_RUNS = [4, 5]

/**
 * What the second reader looks at in a passage: its words without their endings, the words that stand side by side or one
 * apart, the families of the lexicon that meet in a sentence, runs of letters, which see through spellings that no list foresees, and the settings that excuse a mention.
 */
export function featuresOf(passage: readonly Sentence[]): Set<string> {
  const words = passage
    .flatMap((sentence) => sentence.masked)
    .filter((word) => word !== ',')
    .map((word) => (/^\d+$/.test(word) ? '0' : word))
  const stems = words.map((word) => word.slice(0, STEM_LETTERS))
  const features = new Set(stems)
  for (let at = 0; at + 1 < stems.length; at++) {
    features.add(`${stems[at]}_${stems[at + 1]}`)
    if (at + 2 < stems.length) features.add(`${stems[at]}~${stems[at + 2]}`)
  }
  const letters = ` ${words.join(' ')} `
  for (const run of LETTER_RUNS) {
    for (let at = 0; at + run <= letters.length; at++) features.add(`#${letters.slice(at, at + run)}`)
  }
  for (const { masked } of passage) {
    const named = families.filter(({ finder }) => finder.isIn(masked)).map(({ name }) => name)
    named.forEach((name, at) => {
      features.add(`@${name}`)
      for (const other of named.slice(at + 1)) features.add(`@${name}+${other}`)
    })
  }
  for (const { frames } of passage) for (const frame of frames) features.add(`=${frame}`)
  return features
}

/** Long passages have more features: beyond sixteen, each weighs less. */
export function weightOfEach(knownFeatures: number): number {
  return 4 / Math.max(4, Math.sqrt(knownFeatures))
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
