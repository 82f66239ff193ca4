import { negations, takesBack } from './excusers/negations.ts'
import { frames as framePatterns, idioms } from './excusers.ts'
import { lexicon } from './lexicon.ts'
import { compileFinder, type Finder } from './matcher.ts'
import { type PlainText, toSentences } from './normalise.ts'
import { type Frame, frameNames } from './rule.ts'

const compile = (patterns: readonly string[]) => compileFinder(patterns, lexicon)
const idiomFinder = compile(idioms)
const negationFinder = compile(negations)
const takesBackFinder = compile(takesBack)
const frameFinders = frameNames.map((frame) => ({ frame, finder: compile(framePatterns[frame]) }))

export interface Sentence {
  /** The sentence without what idioms and negations explain away. */
  masked: PlainText
  frames: Frame[]
}

/** The sentences of a message, less what excuses itself. */
export function readSentences(message: string): Sentence[] {
  return toSentences(message).map(readSentence)
}

function readSentence(plain: PlainText): Sentence {
  return {
    masked: withoutDenials(mask(plain, idiomFinder)),
    frames: frameFinders.filter(({ finder }) => finder.isIn(plain)).map(({ frame }) => frame),
  }
}

/** A « no » is put off by the words that follow it at once. */
const TAKEN_BACK_WITHIN = 6

/** What stands in a sentence for words that were explained away. */
const MASK = '_'

function mask(words: PlainText, finder: Finder, isMasked = (_end: number) => true): PlainText {
  const spans = finder.spansIn(words)
  if (spans.size === 0) return words
  const masked: string[] = []
  for (let at = 0; at < words.length; at++) {
    const end = spans.get(at)
    const hides = end !== undefined && isMasked(end)
    masked.push(hides ? MASK : (words[at] ?? ''))
    if (hides) at = end - 1
  }
  return masked
}

function withoutDenials(words: PlainText): PlainText {
  return mask(words, negationFinder, (end) => !takesBackFinder.isIn(words.slice(end, end + TAKEN_BACK_WITHIN)))
}
