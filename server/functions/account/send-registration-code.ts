import { emailSchema } from '#domain/auth/schema.ts'
import {
  REGISTRATION_MAILS_OF_ALL_PER_DAY,
  REGISTRATION_MAILS_PER_ADDRESS_PER_DAY,
  RESEND_SECONDS,
} from '#domain/constants.ts'
import { AppError } from '#domain/errors.ts'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { networksOf } from '../../http/networks-of.ts'
import { beginRegistration } from '../../identity/registrations.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { countAgainstEachLimit, waitOf } from '../../rate-limit.ts'

/**
 * Mails the code that confirms an address before registration. Same answer whether or not an account exists (enumeration).
 */
export const sendRegistrationCode = defineFunction({
  name: 'send-registration-code',
  who: 'anyone',
  closedWith: ['sign_ups'],
  input: emailSchema,
  limit: { per: 'address', times: 300, perSeconds: 60 * 60 },
  securityCheck: true,
  async handle({ input: { email }, address, sql, now, deps: { jobs, settings } }) {
    if (!settings.SIGN_UP) throw new AppError('not_allowed')
    const retryAfterSeconds = waitOf(await countAgainstEachLimit(sql, limitsOf(email, address), now))
    if (retryAfterSeconds !== undefined) throw new AppError('too_many_requests', { retryAfterSeconds })
    const { registrationId, code, expiresAt } = await beginRegistration(sql, email, now)
    await queueMail(sql, jobs, { to: email, template: 'registration-code', data: { code }, uselessAfter: expiresAt })
    return { registrationId }
  },
})

/** Each network has its own count for an address, so that strangers cannot use up the codes of its owner. */
function limitsOf(email: string, address: string) {
  const day = 24 * 60 * 60
  const ofNetworks = networksOf(address).flatMap(({ name, breadth }) => {
    const key = `registration mail to ${email} from ${name}`
    const times = Math.min(breadth, 2)
    return [
      { key: `${key}, now`, times, perSeconds: RESEND_SECONDS },
      { key, times: REGISTRATION_MAILS_PER_ADDRESS_PER_DAY * times, perSeconds: day },
    ]
  })
  return [
    ...ofNetworks,
    { key: `registration mail to ${email}`, times: REGISTRATION_MAILS_OF_ALL_PER_DAY, perSeconds: day },
  ]
}
