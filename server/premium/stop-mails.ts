import type { Transaction } from '../db/postgres.ts'
import { idIn, signedId } from '../signed-id.ts'

const PURPOSE = 'mail-habits'

export const stopToken = (sql: Transaction, userId: string) => signedId(sql, PURPOSE, userId)

/** Ends the daily mails of whoever the token was made for. Answers whether it is one of ours. */
export async function stopMails(sql: Transaction, token: string): Promise<boolean> {
  const userId = await idIn(sql, PURPOSE, token)
  if (!userId) return false
  await sql`update mail_habits set daily_tip = false, mood_reminder = false where user_id = ${userId}`
  return true
}
