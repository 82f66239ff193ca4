import { awakeIn, filePattern, fileTest, type Numbers, nextPattern, nextTest, ownOf } from './awake.ts'
import type { PlainText } from './normalise.ts'
import { type Lexicon, type Pattern, parsePattern } from './pattern.ts'
import { type Ends, endsOf, firstWordOf } from './pattern-ends.ts'
import { keyOf } from './pattern-key.ts'

/** A class, because there are thousands: functions of their own each would take four times the memory. */
export class Finder {
  readonly #own: Numbers

  constructor(own: Numbers) {
    this.#own = own
  }

  /** Whether one of the patterns is somewhere in the sentence. */
  isIn(sentence: PlainText): boolean {
    return ownOf(awakeIn(sentence).patterns, this.#own).some((pattern) => isSomewhere(pattern, sentence))
  }

  /** Where the patterns are: the end of the first one found at each start. */
  spansIn(sentence: PlainText): ReadonlyMap<number, number> {
    const spans = new Map<number, number>()
    for (const pattern of ownOf(awakeIn(sentence).patterns, this.#own)) addSpans(pattern, sentence, spans)
    return spans
  }
}

export type Test = (sentence: PlainText) => boolean

/**
 * `wakes`: the tests worth a try where one of the patterns may be. Of « a & b & ! c » the first idea is what has a place in the sentence, wherever
 * the others are met in it, or not.
 */
export function compileFinder(patterns: readonly string[], lexicon: Lexicon, wakes: readonly number[] = []): Finder {
  const placed = patterns.map((source) => {
    const [place = '', ...others] = source.split('&')
    return { place, isFree: others.length === 0 ? undefined : meetingOf(others, lexicon) }
  })
  const from = nextPattern()
  for (const { place, isFree } of placed) fileUnderKeys(place, lexicon, wakes, isFree)
  return new Finder({ from, until: nextPattern() })
}

/** Each side of a choice is looked for when its own words are there. */
function alternativesOf(pattern: Pattern): readonly Pattern[] {
  return pattern.kind === 'choice' ? pattern.options.flatMap(alternativesOf) : [pattern]
}

/** Of a pattern with its number. */
interface Matcher {
  ends: Ends
  firstWord: string | undefined
}

/** Where the patterns of one source, whose numbers follow one another, are read from. */
interface Written {
  source: string
  lexicon: Lexicon
  from: number
  /** What else the sentence must hold, or not, where it is asked for. */
  isFree: Test | undefined
}

/**
 * By the numbers of patterns. A pattern is made ready when it first wakes: most never do, and ready to be met all of them
 * together take ten times the memory of what they are written in.
 */
const written: Written[] = []
const matchers: (Matcher | undefined)[] = []

function fileUnderKeys(source: string, lexicon: Lexicon, wakes: readonly number[], isFree: Test | undefined): void {
  const origin: Written = { source, lexicon, from: nextPattern(), isFree }
  for (const pattern of alternativesOf(parsePattern(source, lexicon))) {
    const key = keyOf(pattern)
    if (!key) throw new Error(`a pattern asks for no word: ${JSON.stringify(pattern)}`)
    filePattern(key.words, wakes)
    written.push(origin)
    matchers.push(undefined)
  }
}

function matcherOf(pattern: number): Matcher | undefined {
  const known = matchers[pattern]
  const origin = written[pattern]
  if (known || !origin) return known
  const { source, lexicon, from } = origin
  for (const [place, read] of alternativesOf(parsePattern(source, lexicon)).entries())
    matchers[from + place] = { ends: endsOf(read), firstWord: firstWordOf(read) }
  return matchers[pattern]
}

function isFreeIn(pattern: number, sentence: PlainText): boolean {
  return written[pattern]?.isFree?.(sentence) ?? true
}

function isSomewhere(pattern: number, sentence: PlainText): boolean {
  const matcher = matcherOf(pattern)
  if (!matcher) return false
  const { ends, firstWord } = matcher
  for (let start = 0; start <= sentence.length; start++) {
    const mayStart = firstWord === undefined || firstWord === sentence[start]
    if (mayStart && ends(sentence, start).length > 0) return isFreeIn(pattern, sentence)
  }
  return false
}

function addSpans(pattern: number, sentence: PlainText, spans: Map<number, number>): void {
  for (let start = 0; start < sentence.length; start++) {
    if (spans.has(start)) continue
    const end = matcherOf(pattern)
      ?.ends(sentence, start)
      .find((place) => place > start)
    if (end === undefined) continue
    if (!isFreeIn(pattern, sentence)) return
    spans.set(start, end)
  }
}

/** Whether a sentence answers one of the patterns, those of several ideas (`a & b & ! c`) among them. */
export function compileTest(patterns: readonly string[], lexicon: Lexicon): Test {
  const own = fileTests(patterns, lexicon)
  return (sentence) => ownOf(awakeIn(sentence).tests, own).some((test) => tests[test]?.(sentence))
}

/** Those things of many whose patterns a sentence answers, in their order. */
export function compileTests<Thing>(
  things: readonly Thing[],
  patternsOf: (thing: Thing) => readonly string[],
  lexicon: Lexicon,
): (sentence: PlainText) => Thing[] {
  const from = nextTest()
  /** The thing behind each test, from the first one on. */
  const behind = things.flatMap((thing) => {
    const { from: first, until } = fileTests(patternsOf(thing), lexicon)
    return Array.from({ length: until - first }, () => thing)
  })
  const own: Numbers = { from, until: nextTest() }
  return (sentence) => {
    const met: Thing[] = []
    for (const test of ownOf(awakeIn(sentence).tests, own)) {
      const thing = behind[test - from] as Thing
      if (met.at(-1) !== thing && tests[test]?.(sentence)) met.push(thing)
    }
    return met
  }
}

/** By their numbers. */
const tests: Test[] = []

/** Patterns of one idea are one test together, those of several ideas one each. */
function fileTests(patterns: readonly string[], lexicon: Lexicon): Numbers {
  const from = nextTest()
  const ofOneIdea = patterns.filter((pattern) => !pattern.includes('&'))
  const wakes: number[] = []
  const finder = compileFinder(ofOneIdea, lexicon, wakes)
  tests[fileTest(wakes)] = (sentence) => finder.isIn(sentence)
  for (const pattern of patterns) if (pattern.includes('&')) fileMeeting(pattern, lexicon)
  return { from, until: nextTest() }
}

function fileMeeting(pattern: string, lexicon: Lexicon): void {
  const { present, absent } = ideasOf(pattern.split('&'), lexicon)
  if (!present[0]) throw new Error(`a meeting asks for no idea: ${pattern}`)
  tests[fileTest(present[0].wakes)] = meets(present, absent)
}

function meetingOf(parts: readonly string[], lexicon: Lexicon): Test {
  const { present, absent } = ideasOf(parts, lexicon)
  return meets(present, absent)
}

function meets(present: readonly Idea[], absent: readonly Idea[]): Test {
  return (sentence) =>
    present.every(({ finder }) => finder.isIn(sentence)) && !absent.some(({ finder }) => finder.isIn(sentence))
}

function ideasOf(parts: readonly string[], lexicon: Lexicon): { present: Idea[]; absent: Idea[] } {
  const ideas = parts.map((part) => part.trim())
  return {
    // The rarest is looked for first, which leaves most sentences at once.
    present: ideas
      .filter((idea) => !idea.startsWith('!'))
      .map((idea) => ideaOf(idea, lexicon))
      .toSorted((a, b) => a.frequency - b.frequency),
    absent: ideas.filter((idea) => idea.startsWith('!')).map((idea) => ideaOf(idea.slice(1).trim(), lexicon)),
  }
}

interface Idea {
  finder: Finder
  /** How often it may be met, roughly. */
  frequency: number
  wakes: number[]
}

/** The same idea, « (je|me) » above all, serves many rules. */
const ideasKnown = new Map<string, Idea>()

function ideaOf(source: string, lexicon: Lexicon): Idea {
  const known = ideasKnown.get(source)
  if (known) return known
  const wakes: number[] = []
  const frequency = keyOf(parsePattern(source, lexicon))?.frequency ?? 0
  const idea = { finder: compileFinder([source], lexicon, wakes), frequency, wakes }
  ideasKnown.set(source, idea)
  return idea
}
