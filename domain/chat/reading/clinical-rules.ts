import { actRules } from './rules/acts.ts'
import { bodyRules } from './rules/body.ts'
import type { ClinicalRule } from './rules/clinical-rule.ts'
import { dangerRules } from './rules/dangers.ts'
import { deathRules } from './rules/own-death.ts'

export const clinicalRules: readonly ClinicalRule[] = [...actRules, ...deathRules, ...dangerRules, ...bodyRules]

/** First rule that a message matches: acts come before thoughts. */
export function clinicalRuleFor(plain: string): ClinicalRule | undefined {
  return clinicalRules.find(({ form, and }) => form.test(plain) && (and ?? []).every((other) => other.test(plain)))
}
