import type { Situation } from '../situations.ts'
import { actRules } from './rules/acts.ts'
import { bodyRules } from './rules/body.ts'
import { dangerRules } from './rules/dangers.ts'
import { deathRules } from './rules/own-death.ts'

/** Pattern that is serious in any context: rare enough for the trained reader to miss, or too important to miss. */
export interface ClinicalRule {
  situation: Situation
  /** Matched on plain text (`plain-text.ts`), without quotations. */
  form: RegExp
  /** Words that the message must also hold, before or after. */
  and?: RegExp
  /** Applies even when the classifier disagrees: words seldom used in jest or about somebody else. */
  isCertain?: true
  /** When the classifier disagrees, it is answered as a guess instead of by the gentle question. */
  isGuess?: true
  /** Message that must match. */
  example: string
  /** Ordinary message with nearly the same words that must not match. */
  twin: string
}

export const clinicalRules: readonly ClinicalRule[] = [...actRules, ...deathRules, ...dangerRules, ...bodyRules]

/** First rule that a message matches: acts come before thoughts. */
export function clinicalRuleFor(plain: string): ClinicalRule | undefined {
  return clinicalRules.find(({ form, and }) => form.test(plain) && (!and || and.test(plain)))
}
