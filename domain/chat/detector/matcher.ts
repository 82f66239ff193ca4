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
  /** Has the sleeper woken by each sentence that may hold one of the patterns. */
  wakes(sleeper: Sleeper): void
}

export type Test = (sentence: PlainText) => boolean

export function compileFinder(patterns: readonly string[], lexicon: Lexicon): Finder {
  const candidates: Candidates = { reading: 0, patterns: [], wakes: [] }
  for (const source of patterns)
    for (const pattern of alternativesOf(parsePattern(source, lexicon))) fileUnderKey(pattern, candidates)

  return {
    isIn: (sentence) => candidatesIn(sentence, candidates).some((pattern) => isSomewhere(pattern, sentence)),
    spansIn: (sentence) => {
      const inOrder = candidatesIn(sentence, candidates).toSorted((a, b) => a.order - b.order)
      const spans = new Map<number, number>()
      for (const pattern of inOrder) addSpans(pattern, sentence, spans)
      return spans
    },
    wakes: (sleeper) => void candidates.wakes.push(sleeper),
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

/** Awake in the reading whose number it bears. Most tests sleep through most sentences: to ask each of them costs more than all the rest. */
interface Sleeper {
  reading: number
}

/** The patterns of a finder that may be in the sentence being read. */
interface Candidates extends Sleeper {
  patterns: FiledPattern[]
  wakes: Sleeper[]
}

interface FiledPattern {
  ends: Ends
  firstWord: string | undefined
  /** Its place among all patterns. */
  order: number
  candidates: Candidates
  /** The last reading that met its key. */
  reading: number
}

const byKey = wordIndex<FiledPattern>()

/** Each side of a choice is looked for when its own words are there. */
function alternativesOf(pattern: Pattern): readonly Pattern[] {
  return pattern.kind === 'choice' ? pattern.options.flatMap(alternativesOf) : [pattern]
}

let filedPatterns = 0

function fileUnderKey(pattern: Pattern, candidates: Candidates): void {
  const key = keyOf(pattern)
  if (!key) throw new Error(`a pattern asks for no word: ${JSON.stringify(pattern)}`)
  const filed = {
    ends: endsOf(pattern),
    firstWord: firstWordOf(pattern),
    order: filedPatterns++,
    candidates,
    reading: 0,
  }
  for (const word of key.words) byKey.file(word, filed)
  lastSentence = undefined
}

let lastSentence: PlainText | undefined
let readings = 0

/** All finders ask about one sentence before the next is read: it is gone through once for all of them. */
function candidatesIn(sentence: PlainText, candidates: Candidates): readonly FiledPattern[] {
  return isAwake(candidates, sentence) ? candidates.patterns : []
}

function isAwake(sleeper: Sleeper, sentence: PlainText): boolean {
  if (sentence !== lastSentence) gatherCandidates(sentence)
  return sleeper.reading === readings
}

function gatherCandidates(sentence: PlainText): void {
  readings += 1
  for (const word of sentence) {
    for (const filed of byKey.under(word)) {
      if (filed.reading === readings) continue
      filed.reading = readings
      if (filed.candidates.reading !== readings) wake(filed.candidates)
      filed.candidates.patterns.push(filed)
    }
  }
  lastSentence = sentence
}

function wake(candidates: Candidates): void {
  candidates.reading = readings
  candidates.patterns = []
  for (const sleeper of candidates.wakes) sleeper.reading = readings
}

/** Whether a sentence answers one of the patterns, those of several ideas (`a & b & ! c`) among them. */
export function compileTest(patterns: readonly string[], lexicon: Lexicon): Test {
  const sequences = compileFinder(
    patterns.filter((pattern) => !pattern.includes('&')),
    lexicon,
  )
  const test: Sleeper = { reading: 0 }
  sequences.wakes(test)
  const meetings = patterns
    .filter((pattern) => pattern.includes('&'))
    .map((pattern) => compileMeeting(pattern, lexicon, test))
  return (sentence) =>
    isAwake(test, sentence) && (sequences.isIn(sentence) || meetings.some((isMet) => isMet(sentence)))
}

function compileMeeting(pattern: string, lexicon: Lexicon, test: Sleeper): Test {
  const ideas = pattern.split('&').map((part) => {
    const idea = part.trim()
    const absent = idea.startsWith('!')
    return { absent, finder: ideaFinder(absent ? idea.slice(1).trim() : idea, lexicon) }
  })
  // The rarest idea is usually not the first, a pronoun: looking from the end leaves most sentences at once.
  const present = ideas.filter((idea) => !idea.absent).toReversed()
  const absent = ideas.filter((idea) => idea.absent)
  if (!present[0]) throw new Error(`a meeting asks for no idea: ${pattern}`)
  present[0].finder.wakes(test)
  return (sentence) =>
    present.every(({ finder }) => finder.isIn(sentence)) && !absent.some(({ finder }) => finder.isIn(sentence))
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
