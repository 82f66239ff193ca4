import type { PlainText } from './normalise.ts'
import { wordIndex } from './word-index.ts'

/**
 * Who may be met in a sentence. Most patterns sleep through most sentences: to ask each of them costs more than all the rest.
 * A pattern goes by a number and wakes when a word of its key is said; the tests that ask for it wake with it. They are numbers in
 * two short lists, because a message comes when the processor has long forgotten the last one: to visit each sleeper took twice as long.
 */
export interface Awake {
  /** Each once, in the order they were filed in. */
  patterns: readonly number[]
  tests: readonly number[]
}

/** What was filed by one asker: numbers that follow one another, the last one left out. */
export interface Numbers {
  from: number
  until: number
}

const byKey = wordIndex()
/** By the number of the pattern: the tests that wake with it. Patterns of one asker share a list. */
const testsWoken: (readonly number[])[] = []
let filedTests = 0

/** The number of a pattern that wakes at one of these words, and these tests with it. */
export function filePattern(key: readonly string[], tests: readonly number[]): number {
  const pattern = testsWoken.push(tests) - 1
  for (const word of key) byKey.file(word, pattern)
  forgetReadings()
  return pattern
}

/** The number of a test that wakes with the patterns of this list. */
export function fileTest(tests: number[]): number {
  tests.push(filedTests)
  forgetReadings()
  return filedTests++
}

export const nextPattern = (): number => testsWoken.length
export const nextTest = (): number => filedTests

let readings = new WeakMap<PlainText, Awake>()
let last: { sentence: PlainText | undefined; awake: Awake } = {
  sentence: undefined,
  awake: { patterns: [], tests: [] },
}

function forgetReadings(): void {
  last.sentence = undefined
  readings = new WeakMap()
}

/** All askers ask about the same few sentences, in any order: each is gone through once for all of them. */
export function awakeIn(sentence: PlainText): Awake {
  if (sentence === last.sentence) return last.awake
  const known = readings.get(sentence)
  const awake = known ?? wake(sentence)
  if (!known) readings.set(sentence, awake)
  last = { sentence, awake }
  return awake
}

function wake(sentence: PlainText): Awake {
  for (const word of sentence) callAll(byKey.under(word))
  const patterns = called()
  let asked: readonly number[] | undefined
  for (const pattern of patterns) {
    const tests = testsWoken[pattern]
    if (tests && tests !== asked) callAll(tests)
    asked = tests
  }
  return { patterns, tests: called() }
}

let calls = new Int32Array(1024)
let callCount = 0

function callAll(numbers: readonly number[]): void {
  if (callCount + numbers.length > calls.length) {
    const fuller = new Int32Array(2 * (callCount + numbers.length))
    fuller.set(calls)
    calls = fuller
  }
  for (const number of numbers) calls[callCount++] = number
}

/** Who was called since the last time, each once and in order. */
function called(): number[] {
  const inOrder = calls.subarray(0, callCount)
  inOrder.sort()
  callCount = 0
  const once: number[] = []
  for (const number of inOrder) if (number !== once.at(-1)) once.push(number)
  return once
}

const NOBODY: readonly number[] = []

/** Of a list of those awake, an asker's own. */
export function ownOf(awake: readonly number[], { from, until }: Numbers): readonly number[] {
  const first = firstFrom(from, awake)
  let end = first
  while ((awake[end] ?? until) < until) end += 1
  return end > first ? awake.slice(first, end) : NOBODY
}

/** The place of the first number of a list that is not lower. */
function firstFrom(lowest: number, list: readonly number[]): number {
  let low = 0
  let high = list.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((list[middle] ?? 0) < lowest) low = middle + 1
    else high = middle
  }
  return low
}
