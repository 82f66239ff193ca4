import type { FoundSignal } from './read-rules.ts'
import { SHORT_MESSAGE_WORDS } from './second-reading/passages.ts'
import type { Likelihoods } from './second-reading/second-reader.ts'

/** What earlier messages said, as far as it changes the reading of this one. */
export interface Before {
  /** Nothing was said yet. */
  isFirst: boolean
  /** Ordinary distress in the last turns. */
  distress: boolean
  /** Something heavy was said, however unclear. */
  unease: boolean
  /** A level was reached. */
  concern: boolean
}

/**
 * From these likelihoods on, of something grave against nothing at all, the alarm is raised. Set on messages not learnt from, the first message's with the shared set in view: see docs/decisions/0047, 0048, 0052 and 0053.
 * A rule that knows the words, or a level already reached, asks for less. A first message says why somebody came; later turns are mostly answers, and short:
 * « et après ? », « je vais y réfléchir ». What others do is mostly told in so many words, one's own death in veiled ones: a guess at danger asks for more certainty. The calmer the talk was so far, the surer one must be; the fewer the words, the less there is to judge by.
 * What is told at length is read in many passages, and the gravest counts: of so many, one must be all but certain.
 */
const alarmed = {
  concern: { told: 0.3, long: 0.3, many: 0.3, some: 0.35, few: 0.55 },
  first: {
    rule: { told: 0.4, long: 0.3, many: 0.25, some: 0.25, few: 0.3 },
    crisis: { told: 0.72, long: 0.6, many: 0.35, some: 0.65, few: 0.5 },
    danger: { told: 0.75, long: 0.6, many: 0.35, some: 0.65, few: 0.5 },
  },
  later: {
    rule: { told: 0.5, long: 0.4, many: 0.4, some: 0.45, few: 0.45 },
    crisis: { told: 0.86, long: 0.78, many: 0.85, some: 0.85, few: 0.88 },
    danger: { told: 0.85, long: 0.6, many: 0.75, some: 0.85, few: 0.92 },
  },
  calm: {
    rule: { told: 0.5, long: 0.45, many: 0.45, some: 0.5, few: 0.55 },
    crisis: { told: 0.9, long: 0.85, many: 0.9, some: 0.9, few: 0.94 },
    danger: { told: 0.9, long: 0.65, many: 0.8, some: 0.88, few: 0.94 },
  },
}
const MANY_RULES = 3
export const FEW_WORDS = 8
const SOME_WORDS = 12
const LONG_WORDS = 28

/** How much there is to judge by; what is `told` is read in passages: see second-reading/passages.ts. */
export function lengthOf(words: number): 'few' | 'some' | 'many' | 'long' | 'told' {
  if (words < FEW_WORDS) return 'few'
  if (words < SOME_WORDS) return 'some'
  if (words < LONG_WORDS) return 'many'
  return words <= SHORT_MESSAGE_WORDS ? 'long' : 'told'
}

/** How likely something grave must be for the alarm to be raised. */
export function alarmFrom(words: number, found: readonly FoundSignal[], likely: Likelihoods, before: Before): number {
  const length = lengthOf(words)
  const rules = new Set(found.filter(({ level }) => level !== 'vigilance').map(({ rule }) => rule)).size
  const guessed = likely.danger > likely.crise ? 'danger' : 'crisis'
  // A talk is calm as long as no rule heard anything in it.
  const place = found.length > 0 && standing(before) === 'calm' ? 'later' : standing(before)
  const from = alarmed[place][rules > 0 ? 'rule' : guessed][length]
  // The more rules agree on a first message, the less it takes; later on three must, on one's own death.
  const ofDeath = new Set(found.filter(({ level }) => level === 'crise').map(({ rule }) => rule)).size
  const agreed = before.isFirst ? Math.max(1, rules) : ofDeath >= MANY_RULES ? ofDeath : 1
  return Math.min(from / agreed, before.concern ? alarmed.concern[length] : 1)
}

/** How the talk stood before this message. */
export function standing(before: Before): 'first' | 'later' | 'calm' {
  if (before.isFirst) return 'first'
  return before.distress || before.unease ? 'later' : 'calm'
}
