import type { Situation } from '../situations.ts'
import { actRules } from './rules/acts.ts'
import { bodyRules } from './rules/body.ts'
import { dangerRules } from './rules/dangers.ts'
import { deathRules } from './rules/own-death.ts'

/** A pattern that is grave whatever stands around it. What a learnt reader may miss because it is rare, or must never miss. */
export interface ClinicalRule {
  situation: Situation
  /** On plain text (`plain-text.ts`), without quotations. */
  form: RegExp
  /** Heard even where the reader doubts it: words that are seldom said in jest or of somebody else. */
  isCertain?: true
  /** A message that it must hear. */
  example: string
  /** An ordinary message of nearly the same words, which is no alarm. */
  twin: string
}

export const clinicalRules: readonly ClinicalRule[] = [...actRules, ...deathRules, ...dangerRules, ...bodyRules]

/** The first rule that a message meets: acts stand before thoughts. */
export function clinicalRuleFor(plain: string): ClinicalRule | undefined {
  return clinicalRules.find(({ form }) => form.test(plain))
}
