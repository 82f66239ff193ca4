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

/** The fields of a body that say whom it is about, by address or by number. */
export const reachFields = {
  email: z.preprocess(emptyIsNone, emailField.optional()),
  phone: z.preprocess(emptyIsNone, phoneField.optional()),
  channel: z.enum(['sms'], "Invalid channel, supported values are 'sms'").optional(),
}

/** Whom a body is about; the number wins, as it does on the reference server. */
export function reachOf(body: { email?: string; phone?: string }): Reach {
  if (body.phone !== undefined) return { phone: body.phone }
  if (body.email === undefined)
    throw new AuthError('validation_failed', { message: 'An email address or a phone number is required' })
  return { email: body.email }
}

/** A number that has to be texted wants a service for it, and a country that this deployment pays for. */
export function refuseUnlessTexted(phone: string, settings: Settings): void {
  if (!canSendSms(settings)) throw new AuthError('phone_provider_disabled')
  if (!settings.SMS_PREFIXES.some((prefix) => phone.startsWith(prefix)))
    throw new AuthError('sms_send_failed', { message: 'Text messages are not sent to this country' })
}

/** In a demonstration they go to the local mailbox, which anybody can read; elsewhere that would help nobody. */
export function canSendSms({ SMS_URL, DEMO }: Settings): boolean {
  return SMS_URL !== undefined || DEMO
}
