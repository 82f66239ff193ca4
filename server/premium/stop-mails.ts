import type { Transaction } from '../db/postgres.ts'
import type { MailTemplateName } from '../mail/templates.ts'
import { signId, verifySignedId } from '../signed-id.ts'

export const stopToken = (sql: Transaction, userId: string) => signId(sql, 'mail-habits', userId)
export const stopAlertsToken = (sql: Transaction, userId: string) => signId(sql, 'slot-alerts', userId)

/** Mails ended by a stop link: the daily ones, or slot alerts. */
type StoppedMails = 'daily' | 'alerts'

/** Stops the mails of the token. Returns which; nothing when it is not ours. */
export async function stopMails(sql: Transaction, token: string): Promise<StoppedMails | undefined> {
  const daily = await verifySignedId(sql, 'mail-habits', token)
  if (daily) {
    await sql`update mail_habits set daily_tip = false, mood_reminder = false where user_id = ${daily}`
    await forgetUnsent(sql, daily, 'daily-note')
    return 'daily'
  }
  const waiting = await verifySignedId(sql, 'slot-alerts', token)
  if (!waiting) return undefined
  await sql`delete from slot_alerts where user_id = ${waiting}`
  await forgetUnsent(sql, waiting, 'slot-free')
  return 'alerts'
}

/** Mails that wait while the mail server is away must not arrive after they were stopped. */
async function forgetUnsent(sql: Transaction, userId: string, template: MailTemplateName): Promise<void> {
  await sql`
    delete from app.outgoing_mails m using auth.users u
    where u.id = ${userId} and m.recipient = u.email and m.template = ${template} and m.held_until is null`
}
