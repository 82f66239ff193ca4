import type { PlainText } from './normalise.ts'
import { type Lexicon, type Pattern, parsePattern } from './pattern.ts'
import { type Ends, endsOf, firstWordOf } from './pattern-ends.ts'
import { keyOf } from './pattern-key.ts'
import { wordIndex } from './word-index.ts'

export interface Finder {
  /** Whether one of the patterns is somewhere in the sentence. */
  isIn(sentence: PlainText): boolean
  /** Where the patterns are: the end of the first one found at each start. */
  spansIn(sentence: PlainText): ReadonlyMap<number, number>
  /** Calls back at each sentence that may hold one of the patterns, before it is asked about. */
  whenAwake(call: () => void): void
}

export type Test = (sentence: PlainText) => boolean

export function compileFinder(patterns: readonly string[], lexicon: Lexicon): Finder {
  const candidates = new Roll<FiledPattern>()
  const meeting = patterns.find((pattern) => pattern.includes('&'))
  if (meeting) throw new Error(`several ideas have no place in a sentence: ${meeting}`)
  for (const source of patterns)
    for (const pattern of alternativesOf(parsePattern(source, lexicon))) fileUnderKey(pattern, candidates)

  return {
    isIn: (sentence) => candidates.awakeIn(sentence).some((pattern) => isSomewhere(pattern, sentence)),
    spansIn: (sentence) => {
      const inOrder = candidates.awakeIn(sentence).toSorted((a, b) => a.order - b.order)
      const spans = new Map<number, number>()
      for (const pattern of inOrder) addSpans(pattern, sentence, spans)
      return spans
    },
    whenAwake: (call) => candidates.whenAwake(call),
  }
}

function isSomewhere({ ends, firstWord }: FiledPattern, sentence: PlainText): boolean {
  for (let start = 0; start <= sentence.length; start++) {
    const mayStart = firstWord === undefined || firstWord === sentence[start]
    if (mayStart && ends(sentence, start).length > 0) return true
  }
  return false
}

function addSpans({ ends }: FiledPattern, sentence: PlainText, spans: Map<number, number>): void {
  for (let start = 0; start < sentence.length; start++) {
    if (spans.has(start)) continue
    const end = ends(sentence, start).find((place) => place > start)
    if (end !== undefined) spans.set(start, end)
  }
}

const NOBODY: readonly never[] = []

/** Who is awake in a sentence, by the roll they signed. */
type Reading = Map<object, unknown[]>

/** Who may wake. Most patterns sleep through most sentences: to ask each of them costs more than all the rest. */
class Roll<Sleeper> {
  readonly #calls: (() => void)[] = []

  sign(sleeper: Sleeper): void {
    const awake = reading.get(this)
    if (awake) return void awake.push(sleeper)
    reading.set(this, [sleeper])
    for (const call of this.#calls) call()
  }

  awakeIn(sentence: PlainText): readonly Sleeper[] {
    // Nobody but its own sleepers sign a roll, which the type of a map cannot say.
    return (readingOf(sentence).get(this) as Sleeper[] | undefined) ?? NOBODY
  }

  whenAwake(call: () => void): void {
    this.#calls.push(call)
  }
}

interface FiledPattern {
  ends: Ends
  firstWord: string | undefined
  /** Its place among all patterns. */
  order: number
  /** Of the patterns of its finder. */
  candidates: Roll<FiledPattern>
  /** When its key was last met. */
  wokenAt: number
}

const byKey = wordIndex<FiledPattern>()

/** Each side of a choice is looked for when its own words are there. */
function alternativesOf(pattern: Pattern): readonly Pattern[] {
  return pattern.kind === 'choice' ? pattern.options.flatMap(alternativesOf) : [pattern]
}

let filedPatterns = 0

function fileUnderKey(pattern: Pattern, candidates: Roll<FiledPattern>): void {
  const key = keyOf(pattern)
  if (!key) throw new Error(`a pattern asks for no word: ${JSON.stringify(pattern)}`)
  const filed = {
    ends: endsOf(pattern),
    firstWord: firstWordOf(pattern),
    order: filedPatterns++,
    candidates,
    wokenAt: 0,
  }
  for (const word of key.words) byKey.file(word, filed)
  lastSentence = undefined
  readings = new WeakMap()
}

let readings = new WeakMap<PlainText, Reading>()
let lastSentence: PlainText | undefined
let reading: Reading = new Map()

/** All finders ask about the same few sentences, in any order: each is gone through once for all of them. */
function readingOf(sentence: PlainText): Reading {
  if (sentence === lastSentence) return reading
  lastSentence = sentence
  const known = readings.get(sentence)
  reading = known ?? new Map()
  if (!known) wakeAll(sentence)
  return reading
}

let timesWoken = 0

function wakeAll(sentence: PlainText): void {
  readings.set(sentence, reading)
  timesWoken += 1
  for (const word of sentence) {
    for (const filed of byKey.under(word)) {
      if (filed.wokenAt === timesWoken) continue
      filed.wokenAt = timesWoken
      filed.candidates.sign(filed)
    }
  }
}

/** Whether a sentence answers one of the patterns, those of several ideas (`a & b & ! c`) among them. */
export function compileTest(patterns: readonly string[], lexicon: Lexicon): Test {
  const parts = partsOf(patterns, lexicon)
  return (sentence) => isOneMet(parts, sentence)
}

/** Those things of many whose patterns a sentence answers, in their order. */
export function compileTests<Thing>(
  things: readonly Thing[],
  patternsOf: (thing: Thing) => readonly string[],
  lexicon: Lexicon,
): (sentence: PlainText) => Thing[] {
  const tests = new Roll<{ thing: Thing; order: number; parts: Roll<Test> }>()
  for (const [order, thing] of things.entries()) {
    const parts = partsOf(patternsOf(thing), lexicon)
    parts.whenAwake(() => tests.sign({ thing, order, parts }))
  }
  return (sentence) => {
    const met = tests.awakeIn(sentence).filter(({ parts }) => isOneMet(parts, sentence))
    return met.toSorted((a, b) => a.order - b.order).map(({ thing }) => thing)
  }
}

function isOneMet(parts: Roll<Test>, sentence: PlainText): boolean {
  return parts.awakeIn(sentence).some((isMet) => isMet(sentence))
}

function partsOf(patterns: readonly string[], lexicon: Lexicon): Roll<Test> {
  const parts = new Roll<Test>()
  const sequences = compileFinder(
    patterns.filter((pattern) => !pattern.includes('&')),
    lexicon,
  )
  const isFound: Test = (sentence) => sequences.isIn(sentence)
  sequences.whenAwake(() => parts.sign(isFound))
  for (const pattern of patterns.filter((one) => one.includes('&'))) fileMeeting(pattern, lexicon, parts)
  return parts
}

function fileMeeting(pattern: string, lexicon: Lexicon, parts: Roll<Test>): void {
  const ideas = pattern.split('&').map((part) => {
    const idea = part.trim()
    const absent = idea.startsWith('!')
    return { absent, finder: ideaFinder(absent ? idea.slice(1).trim() : idea, lexicon) }
  })
  // The rarest idea is usually not the first, a pronoun: looking from the end leaves most sentences at once.
  const present = ideas.filter((idea) => !idea.absent).toReversed()
  const absent = ideas.filter((idea) => idea.absent)
  if (!present[0]) throw new Error(`a meeting asks for no idea: ${pattern}`)
  const isMet: Test = (sentence) =>
    present.every(({ finder }) => finder.isIn(sentence)) && !absent.some(({ finder }) => finder.isIn(sentence))
  present[0].finder.whenAwake(() => parts.sign(isMet))
}

/** The same idea, « (je|me) » above all, serves many rules. */
const ideaFinders = new Map<string, Finder>()

function ideaFinder(idea: string, lexicon: Lexicon): Finder {
  const known = ideaFinders.get(idea)
  if (known) return known
  const finder = compileFinder([idea], lexicon)
  ideaFinders.set(idea, finder)
  return finder
}
