import type { ConversationState } from '../conversation-state.ts'
import { type PlainText, toSentences } from '../detector/normalise.ts'
import { themesOf } from '../themes-of.ts'
import { emptyWords } from './empty-words.ts'
import type { Kind } from './person-talked-about.ts'
import { aboutPerson } from './recognised-words.ts'
import { ofAsking } from './requests/matter-of.ts'
import type { Situation } from './situations/situation.ts'
import { supposesUnsaid } from './unsaid/said-things.ts'

export interface Request {
  /** In their words. */
  words: string
  /** A sentence to say to somebody, and what they are to whoever says it. */
  saidTo: Kind | null
}

const STEM_LETTERS = 6
const LONGEST_REQUEST_WORDS = 10
const FEWEST_LETTERS = 4
/** What the request is about says more than a word in common; a sentence that is asked for, more than both. */
const shares = { word: 1, theme: 2, sentence: 4 }

/**
 * Of what may be tried in a situation and was not said yet, what suits the request best; null once all was said, or where none of it is on what
 * the request names: who asks how to share the nights is not told how to fall asleep.
 */
export function fittingAdvice(
  state: ConversationState,
  situation: Situation,
  request: Request,
  named: PlainText = [],
): string | null {
  const left = adviceLeft(state, situation).filter((advice) => isOnWhatIsNamed(advice, named))
  const best = left.toSorted((a, b) => fitOf(b, request) - fitOf(a, request))[0]
  if (best === undefined) return null
  state.used[partOf(situation, situation.advice.indexOf(best))] = 1
  state.used[`tip ${situation.id}`] = (state.used[`tip ${situation.id}`] ?? 0) + 1
  return aboutPerson(state, best)
}

function adviceLeft(state: ConversationState, situation: Situation): string[] {
  return situation.advice.filter((text, at) => !state.used[partOf(situation, at)] && !supposesUnsaid(state, text))
}

/** How well the best of what was not said yet suits the request. */
export function fitWith(state: ConversationState, situation: Situation, request: Request): number {
  return Math.max(0, ...adviceLeft(state, situation).map((advice) => fitOf(advice, request)))
}

/** Whether what may be tried in a situation has anything to do with what is asked. */
export function hasAdviceOn({ advice }: Situation, request: Request): boolean {
  return advice.some((text) => fitOf(text, request) > 0)
}

function partOf({ id }: Situation, at: number): string {
  return `tip ${id} ${at}`
}

const SAID = /«([^»]*)»/gu
const TO_ONE_CLOSE = /(?<!\p{L})(?:tu|te|toi|ton|ta|tes)(?!\p{L})|(?<!\p{L})t’/iu
const TO_SOMEBODY_ELSE = /(?<!\p{L})(?:vous|votre|vos)(?!\p{L})/iu

/** Whether advice holds a sentence that is said to such people: never « tu » to the boss, nor « vous » to a sister. */
export function holdsSentenceFor(advice: string, saidTo: Kind): boolean {
  const said = [...advice.matchAll(SAID)].map(([, words = '']) => words)
  if (saidTo !== 'work') return said.some((words) => TO_ONE_CLOSE.test(words))
  return said.some((words) => TO_SOMEBODY_ELSE.test(words) || (isWhole(words) && !TO_ONE_CLOSE.test(words)))
}

const FEWEST_WORDS_OF_A_SENTENCE = 5

/** A sentence that suits anybody: « Je suis en arrêt, je reprendrai contact à mon retour. » */
function isWhole(words: string): boolean {
  return words.trim().split(/\s+/u).length >= FEWEST_WORDS_OF_A_SENTENCE
}

function fitOf(advice: string, { words, saidTo }: Request): number {
  const asked = stemsOf(words)
  const themes = themesOf(words)
  return (
    shares.word * [...stemsOf(advice)].filter((stem) => asked.has(stem)).length +
    shares.theme * themesOf(advice).filter((theme) => themes.includes(theme)).length +
    (saidTo && holdsSentenceFor(advice, saidTo) ? shares.sentence : 0)
  )
}

function isOnWhatIsNamed(advice: string, named: PlainText): boolean {
  const asked = stemsIn(named)
  if (asked.size === 0 || [...stemsOf(advice)].some((stem) => asked.has(stem))) return true
  // « Et pour mes examens ? » names a part of life, and nothing in it; what was told names more than a request does.
  const isOfAPart = asked.size === 1 || named.length > LONGEST_REQUEST_WORDS
  const themes = isOfAPart ? themesOf(named.join(' ')) : []
  return themesOf(advice).some((theme) => themes.includes(theme))
}

function stemsOf(text: string): Set<string> {
  return stemsIn(toSentences(text).flat())
}

function stemsIn(words: PlainText): Set<string> {
  const telling = words.filter((word) => word.length >= FEWEST_LETTERS && !emptyWords.has(word) && !ofAsking.has(word))
  return new Set(telling.map((word) => word.slice(0, STEM_LETTERS)))
}
