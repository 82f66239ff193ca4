import type { AgeRule } from '#domain/booking/age.ts'
import type { ParentalPurpose } from '#domain/booking/parental.ts'
import { ADULT_AGE_YEARS, MINIMUM_AGE_YEARS } from '#domain/constants.ts'
import { AppError } from '#domain/errors.ts'
import type { Transaction } from '../db/postgres.ts'
import { hasParentAgreed } from './has-parent-agreed.ts'

/** The one rule of age before any payment; `app.consent_is_missing` is the same in SQL. The person is locked. */
export async function assertMayPay(
  sql: Transaction,
  userId: string,
  rule: AgeRule,
  purpose: ParentalPurpose,
): Promise<void> {
  if (rule === 'too-young') throw tooYoung()
  if (rule === 'needs-parent' && !(await hasParentAgreed(sql, userId, purpose)))
    throw new AppError('parental_authorisation_missing', { params: { n: ADULT_AGE_YEARS } })
}

export const tooYoung = () => new AppError('too_young', { params: { n: MINIMUM_AGE_YEARS } })
