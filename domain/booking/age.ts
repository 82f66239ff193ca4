import { ADULT_AGE_YEARS, MINIMUM_AGE_YEARS } from '../constants.ts'
import type { Day } from '../time.ts'

/** Completed years; the birthday of somebody born on 29 February is 1 March in other years. */
export function ageOn(birthdate: Day, today: Day): number {
  const years = Number(today.slice(0, 4)) - Number(birthdate.slice(0, 4))
  return today.slice(5) < birthdate.slice(5) ? years - 1 : years
}

export type AgeRule = 'too-young' | 'needs-parent' | 'free-to-book'

export function ageRule(birthdate: Day, today: Day): AgeRule {
  const age = ageOn(birthdate, today)
  if (age < MINIMUM_AGE_YEARS) return 'too-young'
  return age < ADULT_AGE_YEARS ? 'needs-parent' : 'free-to-book'
}
