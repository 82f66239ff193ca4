import { AppError, type ErrorCode } from '#domain/errors.ts'
import type { Transaction } from '../db/postgres.ts'

/** Refuses a practitioner who is suspended, or no longer one: their access token says only what they were. */
export async function requirePractising(
  sql: Transaction,
  personId: string,
  refusal: ErrorCode = 'not_allowed',
): Promise<void> {
  const [person] = await sql<{ practises: boolean }[]>`select app.practises(${personId}) as practises`
  if (!person?.practises) throw new AppError(refusal)
}
