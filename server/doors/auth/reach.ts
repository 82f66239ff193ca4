import { z } from 'zod'
import { internationalDigits } from '#domain/auth/phone-number.ts'
import type { Reach } from '../../identity/create-account.ts'
import type { Settings } from '../../settings.ts'
import { AuthError } from './auth-error.ts'
import { emailField } from './fields.ts'

export const phoneField = z
  .string()
  .max(40, 'Invalid phone number format (E.164 required)')
  .transform((text, context) => {
    const digits = internationalDigits(text)
    if (digits !== undefined) return digits
    context.addIssue('Invalid phone number format (E.164 required)')
    return z.NEVER
  })

const emptyIsNone = (value: unknown) => (value === '' ? undefined : value)

/** Body fields that identify an account by address or phone number. */
export const reachFields = {
  email: z.preprocess(emptyIsNone, emailField.optional()),
  phone: z.preprocess(emptyIsNone, phoneField.optional()),
  channel: z.enum(['sms'], "Invalid channel, supported values are 'sms'").optional(),
}

/** Address or phone number of a body; the number wins, as on the reference server. */
export function reachOf(body: { email?: string; phone?: string }): Reach {
  if (body.phone !== undefined) return { phone: body.phone }
  if (body.email === undefined)
    throw new AuthError('validation_failed', { message: 'An email address or a phone number is required' })
  return { email: body.email }
}

/** Requires an SMS service, and a country prefix that this deployment allows. */
export function refuseUnlessTexted(phone: string, settings: Settings): void {
  if (!canSendSms(settings)) throw new AuthError('phone_provider_disabled')
  if (!isInServedCountry(phone, settings))
    throw new AuthError('sms_send_failed', { message: 'Text messages are not sent to this country' })
}

/** True if phone numbers are accepted here but this one gets no text message, so none can have been sent before. */
export function wasNeverTexted(phone: string, settings: Settings): boolean {
  return canSendSms(settings) ? !isInServedCountry(phone, settings) : settings.PHONE_SIGN_UP
}

function isInServedCountry(phone: string, { SMS_PREFIXES }: Settings): boolean {
  return SMS_PREFIXES.some((prefix) => phone.startsWith(prefix))
}

/** In a demonstration text messages go to the local mailbox, which anybody can read; nowhere else. */
export function canSendSms({ SMS_URL, DEMO }: Settings): boolean {
  return SMS_URL !== undefined || DEMO
}
