import type { ActName } from '#domain/admin/acts.ts'
import type { Transaction } from '../db/postgres.ts'
import type { Deps } from '../deps.ts'
import { administratorEmails } from '../identity/administrators.ts'
import { queueMail } from '../mail/queue-mail.ts'

interface Request {
  act: ActName
  sentence: string
  reason: string
  expiresAt: Date
  /** True if the requester is the only administrator. */
  wasSole: boolean
  /** Email address of the requester. */
  requestedBy: string | undefined
  now: Date
}

/**
 * Mails a request to the administrators who can approve it; the request of a sole
 * administrator goes to the team, which can refuse it.
 */
export async function notifyOtherAdministrators(
  sql: Transaction,
  { jobs, settings }: Pick<Deps, 'jobs' | 'settings'>,
  { act, sentence, reason, expiresAt, wasSole, requestedBy, now }: Request,
): Promise<void> {
  const others = (await administratorEmails(sql, now)).filter((email) => email !== requestedBy)
  const data = { act, sentence, reason, expiresAt: expiresAt.toISOString(), isSole: wasSole }
  for (const to of others.length > 0 ? others : [settings.CONTACT_ADDRESS])
    await queueMail(sql, jobs, { to, template: 'act-requested', data })
}
