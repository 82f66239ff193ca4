import { parentalWithdrawalSchema } from '#domain/booking/schema.ts'
import { AppError } from '#domain/errors.ts'
import { endOfConsent, endWithoutConsent } from '../../booking/consent-of-minor.ts'
import { lockParentalRequest } from '../../booking/lock-parental-request.ts'
import { notifyMinor } from '../../booking/notify-minor.ts'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { queueMail } from '../../mail/queue-mail.ts'

/**
 * A parent withdraws consent: upcoming appointments are cancelled with a full refund, or the subscription ends and its
 * month is refunded. Ends the other parent's consent to the same thing too, because parents who disagree are no consent; a new request can be sent. Idempotent.
 */
export const withdrawParentalAuthorisation = defineFunction({
  name: 'withdraw-parental-authorisation',
  who: 'anyone',
  input: parentalWithdrawalSchema,
  limit: { per: 'address', times: 30, perSeconds: 60 * 60 },
  async handle({ input: { token, refundCents: shown }, sql, now, deps }) {
    const { patientId, purpose, state, firstName, parentEmail } = await lockParentalRequest(sql, token, now)
    if (state === 'withdrawn') return { canceled: 0, refundCents: 0 }
    if (state === 'adult') throw new AppError('parental_consent_over')
    if (state !== 'granted') throw new AppError('parental_answer_given')
    const end = await endOfConsent(sql, purpose, patientId, now)
    if (end.refundCents !== shown) throw new AppError('appointment_terms_changed')

    await sql`
      update parental_authorisations set withdrawn_at = ${now}
      where patient_id = ${patientId} and purpose = ${purpose} and granted_at is not null and withdrawn_at is null`
    await endWithoutConsent(sql, deps, { purpose, userId: patientId, now })
    const data = { token, purpose, firstName, end }
    await queueMail(sql, deps.jobs, { to: parentEmail, template: 'parental-recorded', data })
    await notifyMinor(sql, deps, patientId, { answer: 'withdrawn', purpose, ...end })
    return end
  },
})
