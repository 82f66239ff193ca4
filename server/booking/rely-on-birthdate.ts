import { type AgeRule, ageRule } from '#domain/booking/age.ts'
import { AppError } from '#domain/errors.ts'
import { ageWords, type BirthdateAnswer, isPlausibleBirthdate } from '#domain/profile/birthdate.ts'
import { dayOf } from '#domain/time.ts'
import type { Transaction } from '../db/postgres.ts'
import type { PatientRow } from '../money/lock-patient.ts'

/**
 * Age rule of a locked person's birthdate, which is locked from then on, whatever the result
 * (db/functions/account/keep-birthdate.sql). Before it bars somebody too young, they are asked once whether it is right.
 */
export async function relyOnBirthdate(
  sql: Transaction,
  userId: string,
  { birthdate: known, isBirthdateLocked }: PatientRow,
  { birthdate: given, isBirthdateSure }: BirthdateAnswer,
  now: Date,
): Promise<AgeRule> {
  const today = dayOf(now)
  const birthdate = isBirthdateLocked ? known : (given ?? known)
  if (!birthdate || !isPlausibleBirthdate(birthdate, today))
    throw new AppError('birthdate_missing', { field: 'birthdate' })
  const rule = ageRule(birthdate, today)
  if (isBirthdateLocked) return rule
  if (rule === 'too-young' && !isBirthdateSure)
    throw new AppError('birthdate_to_confirm', { params: { age: ageWords(birthdate, today) } })
  await sql`update profiles set birthdate = ${birthdate}, birthdate_locked_at = ${now} where id = ${userId}`
  return rule
}
