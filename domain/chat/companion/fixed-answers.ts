import type { FixedAnswer } from './fixed-answer.ts'
import { aboutUs } from './fixed-answers/about-us.ts'
import { health } from './fixed-answers/health.ts'
import { identity } from './fixed-answers/identity.ts'
import { product } from './fixed-answers/product.ts'
import { services } from './fixed-answers/services.ts'

export const fixedAnswers: readonly FixedAnswer[] = [...identity, ...services, ...health, ...aboutUs, ...product]

const LONGEST_QUESTION_WORDS = 40

export function fixedAnswerTo(plain: string, isInDanger: boolean): FixedAnswer | undefined {
  if (plain.trim().split(' ').length > LONGEST_QUESTION_WORDS) return undefined
  return fixedAnswers.find(
    ({ asks, isOrdinaryOnly }) => !(isInDanger && isOrdinaryOnly) && asks.some((form) => form.test(plain)),
  )
}

const complaints = fixedAnswers.filter(({ id }) => id === 'misunderstood' || id === 'useless')

/** They say that they were not understood. */
export function complains(plain: string): boolean {
  return complaints.some(({ asks }) => asks.some((form) => form.test(plain)))
}
