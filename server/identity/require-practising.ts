import { AppError } from '#domain/errors.ts'
import type { Transaction } from '../db/postgres.ts'

/** Refuses a practitioner who is suspended, or no longer one: their access token says only what they were. */
export async function requirePractising(sql: Transaction, personId: string): Promise<void> {
  const [person] = await sql<{ practises: boolean }[]>`select app.practises(${personId}) as practises`
  if (!person?.practises) throw new AppError('not_allowed')
}
