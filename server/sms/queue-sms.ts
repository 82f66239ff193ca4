import type { Transaction } from '../db/postgres.ts'
import type { Deps } from '../deps.ts'
import { countAgainstLimit } from '../rate-limit.ts'

interface QueuedSms {
  to: string
  text: string
  uselessAfter: Date
}

/**
 * Inserts the message and its job in the caller's transaction, as the service: sent if and only if that commits. Each
 * one costs money, so beyond the hourly limit of the installation none is sent.
 */
export async function queueSms(
  sql: Transaction,
  { jobs, clock, settings, log }: Pick<Deps, 'jobs' | 'clock' | 'settings' | 'log'>,
  { to, text, uselessAfter }: QueuedSms,
): Promise<void> {
  const hourly = { times: settings.SMS_PER_HOUR, perSeconds: 3600 }
  const { allowed } = await countAgainstLimit(sql, 'sms of everybody', hourly, clock())
  if (!allowed) return log.warn('no more text messages this hour', { perHour: settings.SMS_PER_HOUR })
  const [sms] = await sql<{ id: string }[]>`
    insert into app.outgoing_sms (recipient, body, useless_after) values (${to}, ${text}, ${uselessAfter}) returning id`
  if (!sms) throw new Error('the text message was not written')
  await jobs.enqueue(sql, 'send-sms', { smsId: sms.id })
}
