import type { Transaction } from '../db/postgres.ts'

/** Premium access, decided by the same SQL function as in the policies. */
export async function hasPremium(sql: Transaction, userId: string | undefined, now: Date): Promise<boolean> {
  if (!userId) return false
  const [answer] = await sql<{ is_open: boolean }[]>`select app.has_premium(${userId}, ${now}) as is_open`
  return answer?.is_open ?? false
}
