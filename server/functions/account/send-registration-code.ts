import { emailSchema } from '#domain/auth/schema.ts'
import { REGISTRATION_MAILS_PER_ADDRESS_PER_DAY, RESEND_SECONDS } from '#domain/constants.ts'
import { AppError } from '#domain/errors.ts'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { beginRegistration } from '../../identity/registrations.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { countAgainstLimit } from '../../rate-limit.ts'

/**
 * Mails the code that confirms an address before registration. Same answer whether or not an account exists (enumeration).
 */
export const sendRegistrationCode = defineFunction({
  name: 'send-registration-code',
  who: 'anyone',
  closedWith: ['sign_ups'],
  input: emailSchema,
  limit: { per: 'address', times: 60, perSeconds: 60 * 60 },
  securityCheck: true,
  async handle({ input: { email }, sql, now, deps: { jobs, settings } }) {
    if (!settings.SIGN_UP) throw new AppError('not_allowed')
    for (const limit of [
      { times: 1, perSeconds: RESEND_SECONDS },
      { times: REGISTRATION_MAILS_PER_ADDRESS_PER_DAY, perSeconds: 24 * 60 * 60 },
    ]) {
      const key = `registration mail within ${limit.perSeconds}: ${email}`
      const { allowed, retryAfterSeconds } = await countAgainstLimit(sql, key, limit, now)
      if (!allowed) throw new AppError('too_many_requests', { retryAfterSeconds })
    }
    const { registrationId, code, expiresAt } = await beginRegistration(sql, email, now)
    await queueMail(sql, jobs, { to: email, template: 'registration-code', data: { code }, uselessAfter: expiresAt })
    return { registrationId }
  },
})
