import { mailboxOf } from '#domain/booking/mailbox-of.ts'
import { parentalAnswerSchema } from '#domain/booking/schema.ts'
import { AppError } from '#domain/errors.ts'
import { parentalConsents } from '#domain/privacy/parental-consents.ts'
import { endWithoutConsent } from '../../booking/consent-of-minor.ts'
import { hasParentAgreed } from '../../booking/has-parent-agreed.ts'
import { type LockedParentalRequest, lockParentalRequest } from '../../booking/lock-parental-request.ts'
import { notifyMinor } from '../../booking/notify-minor.ts'
import { ownMailboxes } from '../../booking/own-mailboxes.ts'
import type { Transaction } from '../../db/postgres.ts'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { queueMail } from '../../mail/queue-mail.ts'

/** Needs a button press, because mail scanners open links. Idempotent. */
export const answerParentalAuthorisation = defineFunction({
  name: 'answer-parental-authorisation',
  who: 'anyone',
  input: parentalAnswerSchema,
  limit: { per: 'address', times: 30, perSeconds: 60 * 60 },
  async handle({ input: { token, isAccepted }, sql, now, deps }) {
    const request = await lockParentalRequest(sql, token, now)
    const { id, purpose, patientId, state, firstName, parentEmail } = request
    if (state === (isAccepted ? 'granted' : 'refused')) return { isAccepted }
    if (state === 'adult') throw new AppError('parental_consent_over')
    if (state === 'expired') throw new AppError('parental_link_expired')
    if (state !== 'asked') throw new AppError('parental_answer_given')

    if (isAccepted) {
      await assertNotMinorsOwn(sql, request)
      await sql`
        update parental_authorisations set granted_at = ${now}, consent_version = ${parentalConsents[purpose].version}
        where id = ${id}`
      const data = { token, purpose, firstName, end: null }
      await queueMail(sql, deps.jobs, { to: parentEmail, template: 'parental-recorded', data })
    } else {
      await sql`update parental_authorisations set refused_at = ${now} where id = ${id}`
      // A person asked by mistake cannot undo a parent's authorisation.
      if (await hasParentAgreed(sql, patientId, purpose)) return { isAccepted }
      await endWithoutConsent(sql, deps, { purpose, userId: patientId, now })
    }
    const answer = isAccepted ? 'granted' : 'refused'
    await notifyMinor(sql, deps, patientId, { answer, purpose, canceled: 0, refundCents: 0 })
    return { isAccepted }
  },
})

/** The mailbox may belong to the minor since the mail was sent. */
async function assertNotMinorsOwn(sql: Transaction, { patientId, parentEmail }: LockedParentalRequest): Promise<void> {
  if ((await ownMailboxes(sql, patientId)).has(mailboxOf(parentEmail))) throw new AppError('parental_link_expired')
}
