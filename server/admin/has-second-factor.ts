import type { Transaction } from '../db/postgres.ts'

/** In a statement after the one that locks the person: that one still sees what was there before it waited. */
export async function hasSecondFactor(sql: Transaction, personId: string): Promise<boolean> {
  const factors = await sql`
    select from auth.factors where user_id = ${personId} and status = 'verified' and factor_type <> 'recovery_code' limit 1`
  return factors.count > 0
}
