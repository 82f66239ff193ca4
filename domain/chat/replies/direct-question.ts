import type { ConversationState } from '../conversation-state.ts'
import { lexicon } from '../detector/lexicon.ts'
import { compileTest } from '../detector/matcher.ts'
import { type PlainText, toSentences } from '../detector/normalise.ts'
import { askingParts } from '../engine/asking-parts.ts'
import { isHelpComing } from './help-on-its-way.ts'
import type { SafetyFact } from './safety-questions.ts'

/** What somebody in danger asks outright. It is answered before all else that their message tells. */
export interface DirectQuestion {
  id: string
  /** In the words that ask. */
  asks: readonly string[]
  /** Where these leave it out: anywhere in the message. */
  about?: readonly string[]
  /** The plainest first; the next for who asks again. */
  answers: readonly string[]
  /** Told without asking, it is answered too: « elle va m'engueuler ». */
  isToldToo?: true
  /** Only once this is known of them. */
  needs?: SafetyFact
  /** Of who is beside them: not once others took over. */
  isWhileBeside?: true
  /** Not of who stands beside another who is ill. */
  isOfOwnBody?: true
  /** Not while a life is at stake: those who are to be called come first. */
  isForLater?: true
  /** The step after it, each asked once. */
  questions?: readonly string[]
}

export type KnownDirectQuestion = DirectQuestion & {
  isAsked: (sentence: PlainText) => boolean
  isAbout: (sentence: PlainText) => boolean
}

export const withTestsOfAsking = (questions: readonly DirectQuestion[]): KnownDirectQuestion[] =>
  questions.map((question) => ({
    ...question,
    isAsked: compileTest(question.asks, lexicon),
    isAbout: question.about ? compileTest(question.about, lexicon) : () => true,
  }))

/** Whether a message asks a question, of somebody of whom what it supposes is known, or told in the same breath. */
export function isAskedIn(
  state: Pick<ConversationState, 'safety' | 'inDanger'>,
  message: string,
): (question: KnownDirectQuestion) => boolean {
  const sentences = toSentences(message)
  const asking = askingParts(message)
  const isKnown = (fact: SafetyFact) => state.safety[fact] === true || (fact === 'called' && isHelpComing(message))
  return ({ isAsked, isAbout, needs, isToldToo, isOfOwnBody }) =>
    (isToldToo ? sentences : asking).some(isAsked) &&
    sentences.some(isAbout) &&
    (!needs || isKnown(needs)) &&
    !(isOfOwnBody && state.inDanger !== null)
}

/** « Je fais quoi ? », « comment je me protège ? » */
export const WHAT_TO_DO =
  '((je|on|j) (fais|fait|fé|ferai|ferais) (quoi|comment)|(que|quoi) (faire|fais|dois je faire|puis je faire)|(fais|fait|faire) (quoi|comment)|comment (je|on) (fais|fait|réagis|réagit|gère|me protège|m en sors|tiens)|(comment|quoi) .. (réagir|me protéger|faire|tenir)|réagis comment|me protège comment|(dois|devrais) (je|on) faire|tiens comment|tenir comment|me mets où)'
