import { createHash, randomBytes } from 'node:crypto'
import { ageRule } from '#domain/booking/age.ts'
import { mailboxOf } from '#domain/booking/mailbox-of.ts'
import { parentalRequestSchema } from '#domain/booking/schema.ts'
import {
  PARENTAL_MAILS_PER_ADDRESS_PER_DAY,
  PARENTAL_REQUEST_DAYS,
  PARENTAL_REQUESTS_MAX,
  PARENTAL_REQUESTS_PER_DAY,
} from '#domain/constants.ts'
import { AppError } from '#domain/errors.ts'
import { plainFirstName } from '#domain/profile/plain-first-name.ts'
import { addMinutes, dayOf } from '#domain/time.ts'
import { ownMailboxes } from '../../booking/own-mailboxes.ts'
import type { Transaction } from '../../db/postgres.ts'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { callerId } from '../../identity/caller-id.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { lockPatient } from '../../money/lock-patient.ts'
import { countAgainstLimit } from '../../rate-limit.ts'

/** Mails a parent of a minor with a fixed text, so that it cannot be abused to send messages to strangers. */
export const requestParentalAuthorisation = defineFunction({
  name: 'request-parental-authorisation',
  who: 'signed-in',
  input: parentalRequestSchema,
  limit: { per: 'account', times: PARENTAL_REQUESTS_PER_DAY, perSeconds: 24 * 60 * 60 },
  idempotent: true,
  async handle({ input: { purpose, parentName, parentEmail }, identity, sql, now, deps: { jobs } }) {
    const patientId = callerId(identity)
    const { birthdate } = await lockPatient(sql, patientId)
    if (!birthdate || ageRule(birthdate, dayOf(now)) !== 'needs-parent')
      throw new AppError('parental_authorisation_not_needed')
    if ((await ownMailboxes(sql, patientId)).has(mailboxOf(parentEmail)))
      throw new AppError('parent_email_is_own', { field: 'parentEmail' })
    await assertFewMails(sql, patientId, parentEmail, now)

    const token = randomBytes(32).toString('base64url')
    const expiresAt = addMinutes(now, PARENTAL_REQUEST_DAYS * 24 * 60)
    const [patient] = await sql<{ first_name: string }[]>`select first_name from profiles where id = ${patientId}`
    await sql`
      insert into parental_authorisations (patient_id, purpose, parent_name, parent_email, token_hash, requested_at, expires_at)
      values (${patientId}, ${purpose}, ${parentName}, ${parentEmail},
        ${createHash('sha256').update(token).digest()}, ${now}, ${expiresAt})`
    await queueMail(sql, jobs, {
      to: parentEmail,
      template: 'parental-authorisation',
      data: { token, purpose, firstName: plainFirstName(patient?.first_name ?? '') ?? '' },
      uselessAfter: expiresAt,
    })
    return { sent: true }
  },
})

/** Rate limits: per minor in total, and per parent's address and day over all requesters. */
async function assertFewMails(sql: Transaction, patientId: string, parentEmail: string, now: Date): Promise<void> {
  const [asked] = await sql<{ count: number }[]>`
    select count(*)::int as count from parental_authorisations where patient_id = ${patientId}`
  if ((asked?.count ?? 0) >= PARENTAL_REQUESTS_MAX) throw new AppError('parental_requests_used_up')
  const limit = { times: PARENTAL_MAILS_PER_ADDRESS_PER_DAY, perSeconds: 24 * 60 * 60 }
  const { allowed, retryAfterSeconds } = await countAgainstLimit(
    sql,
    `parental mail to ${mailboxOf(parentEmail)}`,
    limit,
    now,
  )
  if (!allowed) throw new AppError('too_many_requests', { retryAfterSeconds })
}
