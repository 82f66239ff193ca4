import type { PlainText } from './normalise.ts'
import { type Lexicon, type Pattern, parsePattern } from './pattern.ts'

/**
 * Patterns are matched word by word, not as regular expressions: reading all of them takes a few milliseconds when the
 * process starts, a sentence is only compared with the patterns that one of its words can begin, and every gap is
 * bounded, so that no text can make the reading slow.
 */
export interface Finder {
  /** Whether one of the patterns is somewhere in the sentence. */
  isIn(sentence: PlainText): boolean
  /** Where the patterns are: the end of the first one found at each start. */
  spansIn(sentence: PlainText): ReadonlyMap<number, number>
}

export type Test = (sentence: PlainText) => boolean

export function compileFinder(patterns: readonly string[], lexicon: Lexicon): Finder {
  const id = finders++
  const own = new Map<string, Matches[]>()
  for (const source of patterns) {
    const pattern = parsePattern(source, lexicon)
    const matches = compile(pattern)
    for (const beginning of beginningsOf(pattern)) addTo(own, beginning, matches)
  }
  for (const [beginning, matches] of own) addTo(byBeginning, beginning, { finder: id, matches })

  const isIn = (sentence: PlainText) =>
    candidatesIn(sentence)
      .get(id)
      ?.some(({ starts, matches }) =>
        starts.some((start) => matches.some((match) => match(sentence, start, () => true))),
      ) ?? false

  const spansIn = (sentence: PlainText) => {
    const spans = new Map<number, number>()
    for (const { starts, matches } of candidatesIn(sentence).get(id) ?? []) {
      for (const start of starts) {
        const keep: Next = (end) => end > start && spans.set(start, end).size > 0
        if (!spans.has(start)) matches.some((match) => match(sentence, start, keep))
      }
    }
    return spans
  }
  return { isIn, spansIn }
}

/** Whether a sentence answers one of the patterns, those of several ideas (`a & b & ! c`) among them. */
export function compileTest(patterns: readonly string[], lexicon: Lexicon): Test {
  const sequences = compileFinder(
    patterns.filter((pattern) => !pattern.includes('&')),
    lexicon,
  )
  const meetings = patterns
    .filter((pattern) => pattern.includes('&'))
    .map((pattern) => compileMeeting(pattern, lexicon))
  return (sentence) => sequences.isIn(sentence) || meetings.some((isMet) => isMet(sentence))
}

function compileMeeting(pattern: string, lexicon: Lexicon): Test {
  const ideas = pattern.split('&').map((part) => {
    const idea = part.trim()
    const absent = idea.startsWith('!')
    return { absent, finder: ideaFinder(absent ? idea.slice(1).trim() : idea, lexicon) }
  })
  // The rarest idea is usually not the first, a pronoun: looking from the end leaves most sentences at once.
  const present = ideas.filter((idea) => !idea.absent).toReversed()
  const absent = ideas.filter((idea) => idea.absent)
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

type Choice = Extract<Pattern, { kind: 'choice' }>
type Next = (at: number) => boolean
/** Calls `next` with each place where the pattern may end, until it answers true. */
type Matches = (sentence: PlainText, at: number, next: Next) => boolean

function compile(pattern: Pattern): Matches {
  switch (pattern.kind) {
    case 'word':
      return (sentence, at, next) => sentence[at] === pattern.word && next(at + 1)
    case 'prefix':
      return (sentence, at, next) => sentence[at]?.startsWith(pattern.prefix) === true && next(at + 1)
    case 'start':
      return (_, at, next) => at === 0 && next(at)
    case 'end':
      return (sentence, at, next) => at === sentence.length && next(at)
    case 'gap':
      return (sentence, at, next) => {
        const last = Math.min(at + pattern.most, sentence.length)
        for (let after = at; after <= last; after++) if (next(after)) return true
        return false
      }
    case 'sequence':
      return pattern.parts.map(compile).reduceRight<Matches>(
        (rest, part) => (sentence, at, next) => part(sentence, at, (after) => rest(sentence, after, next)),
        (_, at, next) => next(at),
      )
    default:
      return compileChoice(pattern)
  }
}

/** Most choices are families of the lexicon, which many rules name: each is compiled once. */
const compiledChoices = new WeakMap<Choice, Matches>()

function compileChoice(choice: Choice): Matches {
  const known = compiledChoices.get(choice)
  if (known) return known
  const matches = oneOf(choice.options)
  compiledChoices.set(choice, matches)
  return matches
}

/** Single words, most of every choice, are looked up together. */
function oneOf(options: readonly Pattern[]): Matches {
  const words = new Set(options.flatMap((option) => (option.kind === 'word' ? [option.word] : [])))
  const others = options.filter((option) => option.kind !== 'word').map(compile)
  return (sentence, at, next) => {
    const word = sentence[at]
    if (word !== undefined && words.has(word) && next(at + 1)) return true
    return others.some((matches) => matches(sentence, at, next))
  }
}

/** No pattern asks for the first letters of a word beyond these. */
const LONGEST_PREFIX = 20

const ANY = '*'
const START = '^'
const END = '$'

/** What a match can begin with: a word, `pre*` for a beginning of word, or one of the marks above. */
function beginningsOf(pattern: Pattern): Set<string> {
  switch (pattern.kind) {
    case 'word':
      return new Set([pattern.word])
    case 'prefix':
      return new Set([`${pattern.prefix}*`])
    case 'start':
      return new Set([START])
    case 'end':
      return new Set([END])
    case 'gap':
      return new Set([ANY])
    case 'choice':
      return new Set(pattern.options.flatMap((option) => [...beginningsOf(option)]))
    default: {
      const beginnings = new Set<string>()
      for (const part of pattern.parts) {
        for (const beginning of beginningsOf(part)) beginnings.add(beginning)
        if (!canBeEmpty(part)) break
      }
      return beginnings
    }
  }
}

function canBeEmpty(pattern: Pattern): boolean {
  if (pattern.kind === 'sequence') return pattern.parts.every(canBeEmpty)
  return pattern.kind === 'choice' && pattern.options.some(canBeEmpty)
}

let finders = 0
/** Which patterns of which finders can begin with a word: what begins nothing is passed over. */
const byBeginning = new Map<string, { finder: number; matches: Matches[] }[]>()

interface Candidate {
  starts: readonly number[]
  matches: readonly Matches[]
}
/** By finder, the places of a sentence where its patterns may start. Found once, for all finders. */
type Candidates = ReadonlyMap<number, readonly Candidate[]>
let lastSentence: PlainText | undefined
let lastCandidates: Candidates = new Map()

/** All finders ask about one sentence before the next is read: the last answer is the only one worth keeping. */
function candidatesIn(sentence: PlainText): Candidates {
  if (sentence !== lastSentence) {
    lastCandidates = findCandidates(sentence)
    lastSentence = sentence
  }
  return lastCandidates
}

function findCandidates(sentence: PlainText): Candidates {
  const startsOf = new Map<string, number[]>()
  for (let start = 0; start <= sentence.length; start++) {
    for (const beginning of beginningsAt(sentence[start], start)) addTo(startsOf, beginning, start)
  }
  const candidates = new Map<number, Candidate[]>()
  for (const [beginning, starts] of startsOf) {
    for (const { finder, matches } of byBeginning.get(beginning) ?? []) addTo(candidates, finder, { starts, matches })
  }
  return candidates
}

function beginningsAt(word: string | undefined, start: number): readonly string[] {
  const ofWord = word === undefined ? [ANY, END] : beginningsOfWord(word)
  return start === 0 ? [START, ...ofWord] : ofWord
}

/** French is mostly the same few thousand words: what they can begin is kept, up to a limit that no message can push. */
const MOST_WORDS_KEPT = 5000
const keptBeginnings = new Map<string, readonly string[]>()

function beginningsOfWord(word: string): readonly string[] {
  const kept = keptBeginnings.get(word)
  if (kept) return kept
  const prefixes = Array.from({ length: Math.min(word.length, LONGEST_PREFIX) }, (_, at) => `${word.slice(0, at + 1)}*`)
  const beginnings = [ANY, word, ...prefixes].filter((beginning) => byBeginning.has(beginning))
  if (keptBeginnings.size < MOST_WORDS_KEPT) keptBeginnings.set(word, beginnings)
  return beginnings
}

function addTo<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const others = lists.get(key)
  if (others) others.push(value)
  else lists.set(key, [value])
}
