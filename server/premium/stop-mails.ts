import type { Transaction } from '../db/postgres.ts'
import { signId, verifySignedId } from '../signed-id.ts'

export const stopToken = (sql: Transaction, userId: string) => signId(sql, 'mail-habits', userId)
export const stopAlertsToken = (sql: Transaction, userId: string) => signId(sql, 'slot-alerts', userId)

/** Mails ended by a stop link: the daily ones, or slot alerts. */
export type StoppedMails = 'daily' | 'alerts'

/** Stops the mails of the token. Returns which; nothing when it is not ours. */
export async function stopMails(sql: Transaction, token: string): Promise<StoppedMails | undefined> {
  const daily = await verifySignedId(sql, 'mail-habits', token)
  if (daily) {
    await sql`update mail_habits set daily_tip = false, mood_reminder = false where user_id = ${daily}`
    return 'daily'
  }
  const waiting = await verifySignedId(sql, 'slot-alerts', token)
  if (!waiting) return undefined
  await sql`delete from slot_alerts where user_id = ${waiting}`
  return 'alerts'
}
