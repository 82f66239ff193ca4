import type { ConversationState } from '../conversation-state.ts'
import { askingParts } from '../engine/asking-parts.ts'
import { exchangeInDanger, SURE } from '../engine/exchanges/exchange-answer.ts'
import { termAnswer } from '../engine/known-terms/term-answer.ts'
import { spokenOfThem } from '../person-spoken-of.ts'
import type { CareAnswer, Heard } from './care-answer.ts'
import { fearsOwnGesture } from './care-parts.ts'
import { lineAskedAbout } from './line-asked-about.ts'
import { answerTo } from './safety-answers.ts'
import { deniesSuicide } from './safety-statements.ts'
import { withoutLeaving } from './staying.ts'

/** Eight in ten are right, and what is not is of the same danger. */
const enough = { asked: 0.53, told: 0.58 }
/** « Non, il dort » answers what we asked. */
const LONGEST_ANSWER_WORDS = 8

/** Nothing that owns a blow is lent to a parent who held theirs back. */
const OWNS_A_BLOW = /ai (?:frapp|gifl|tap|secou)é/u

/** What is said to somebody who was confided in is not lent to whom it happened to: « il m’a violée, voilà, je l’ai écrit ». */
const WAS_CONFIDED = /« Je te crois/u
const DONE_TO_ME = /(?<!\p{L})m['’ ]?(?:a|ont|avait) (?:viol|agress|touch|forc|frapp|abus)/iu

/** Nobody is told to call whom they have on the line. */
const ORDERS_A_CALL =
  /[Pp]as encore appelé|[Aa]ppelez (?:quand même|le 15|le 112|maintenant|d’abord|votre maternité)|\b(?:15|112),? (?:maintenant|tout de suite|d’abord|sans attendre)/u
const isCalledFor = ({ risk, safety }: ConversationState): boolean =>
  risk.situation === 'medical' && safety.called === true

function fittingExchange(state: ConversationState, message: string, sureness: typeof enough): string | null {
  const found = exchangeInDanger(state, message, sureness)
  const [words = null] = found ? withoutLeaving(state, [found]) : []
  if (!words || (fearsOwnGesture(state) && OWNS_A_BLOW.test(words))) return null
  if (WAS_CONFIDED.test(words) && DONE_TO_ME.test(message)) return null
  return isCalledFor(state) && ORDERS_A_CALL.test(words) ? null : spokenOfThem(state, words)
}

/** What was written for what somebody asks or tells once help was named, where no rule knows better; null when nothing was. */
export function knownExchange(
  state: ConversationState,
  { message, sentences, asked }: Pick<Heard, 'message' | 'sentences' | 'asked'>,
): CareAnswer | null {
  if (state.lineNamedAt === null) return null
  // A no to suicide alone is no word of despair.
  if (sentences.every(deniesSuicide)) return null
  const isAnswer = asked !== null && answerTo(sentences, asked) !== null
  if (isAnswer && sentences.flat().length <= LONGEST_ANSWER_WORDS) return null
  const words = fittingExchange(state, message, enough)
  return words ? { words, question: null, isQuiet: true, namesLine: false, isAll: false } : null
}

/** A question that was surely written for comes before the rules, which know it by some of its words; what is asked of a line they know better. */
export function questionSurelyKnown(state: ConversationState, message: string): string | null {
  if (state.lineNamedAt === null || askingParts(message).length === 0 || lineAskedAbout(message)) return null
  return fittingExchange(state, message, { asked: SURE, told: SURE }) ?? termAnswer(state, message)
}
