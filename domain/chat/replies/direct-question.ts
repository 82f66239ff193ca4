import { lexicon } from '../detector/lexicon.ts'
import { compileTest } from '../detector/matcher.ts'
import type { PlainText } from '../detector/normalise.ts'
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
  /** Told without asking, it is answered too: « elle va m’engueuler ». */
  isToldToo?: true
  /** Only once this is known of them. */
  needs?: SafetyFact
  /** Of who is beside them: not once others took over. */
  isWhileBeside?: true
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

/** « Je fais quoi ? », « comment je me protège ? » */
export const WHAT_TO_DO =
  '((je|on|j) (fais|fait|fé|ferai|ferais) (quoi|comment)|(que|quoi) (faire|fais|dois je faire|puis je faire)|(fais|fait|faire) (quoi|comment)|comment (je|on) (fais|fait|réagis|réagit|gère|me protège|m en sors|tiens)|(comment|quoi) .. (réagir|me protéger|faire|tenir)|réagis comment|me protège comment|(dois|devrais) (je|on) faire|tiens comment|tenir comment|me mets où)'
