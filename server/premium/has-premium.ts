import type { Transaction } from '../db/postgres.ts'

/** Whether premium is open to a person: the one question, answered by the one SQL function that policies ask too. */
export async function hasPremium(sql: Transaction, userId: string | undefined, now: Date): Promise<boolean> {
  if (!userId) return false
  const [answer] = await sql<{ is_open: boolean }[]>`select app.has_premium(${userId}, ${now}) as is_open`
  return answer?.is_open ?? false
}
