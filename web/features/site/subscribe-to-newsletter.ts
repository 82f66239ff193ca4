import { z } from 'zod'
import { EMAIL_MAX_CHARACTERS } from '#domain/constants.ts'
import { errorMessage, notices } from '#domain/messages.ts'
import { appErrorOf } from '#web/lib/errors.ts'
import { invoke } from '#web/lib/invoke.ts'
import { passSecurityCheck } from '#web/lib/security-check.ts'

export type SubscriptionOutcome = { step: 'done' | 'refused'; sentence: string }

const emailSchema = z.email().max(EMAIL_MAX_CHARACTERS)

/** A known address and a new one get the same answer: nobody learns who reads the letter. */
export async function subscribeToNewsletter(typed: string): Promise<SubscriptionOutcome> {
  const email = emailSchema.safeParse(typed.trim())
  if (!email.success) return { step: 'refused', sentence: errorMessage('newsletter_email_invalid') }
  try {
    await invoke('subscribe-to-newsletter', { email: email.data, securityCheck: await passSecurityCheck() })
    return { step: 'done', sentence: notices.newsletter_requested }
  } catch (error) {
    const { code, params } = await appErrorOf(error)
    return { step: 'refused', sentence: errorMessage(code, params) }
  }
}
