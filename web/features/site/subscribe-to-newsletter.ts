import { errorMessage } from '#domain/messages.ts'
import { newsletterRequestSchema } from '#domain/newsletter/schema.ts'
import { notices } from '#domain/notices.ts'
import { passSecurityCheck } from '#web/lib/auth/security-check.ts'
import { appErrorOf } from '#web/lib/data/errors.ts'
import { invoke } from '#web/lib/data/invoke.ts'

type SubscriptionOutcome = { step: 'done' | 'refused'; sentence: string }

/** Same answer for a known and a new address, against subscriber enumeration. */
export async function subscribeToNewsletter(typed: string): Promise<SubscriptionOutcome> {
  const request = newsletterRequestSchema.safeParse({ email: typed })
  if (!request.success) return { step: 'refused', sentence: errorMessage('newsletter_email_invalid') }
  try {
    await invoke('subscribe-to-newsletter', { ...request.data, securityCheck: await passSecurityCheck() })
    return { step: 'done', sentence: notices.newsletter_requested }
  } catch (error) {
    const { code, params } = await appErrorOf(error)
    return { step: 'refused', sentence: errorMessage(code, params) }
  }
}
