import { useMutation } from '@tanstack/react-query'
import type { ContactMessage } from '#domain/contact/schema.ts'
import { AppError, type ErrorCode } from '#domain/errors.ts'
import { passSecurityCheck } from '#web/lib/auth/security-check.ts'
import { appErrorOf } from '#web/lib/data/errors.ts'
import { invoke } from '#web/lib/data/invoke.ts'
import { contactDraft } from './contact-draft.ts'

/** Codes with a helpful message of their own; any other failure gets the message of the contact page. */
const tellingCodes: ReadonlySet<ErrorCode> = new Set([
  'too_many_requests',
  'offline',
  'security_check_failed',
  'invalid_input',
])

async function send(message: ContactMessage) {
  try {
    const securityCheck = await passSecurityCheck()
    return await invoke(
      'send-contact-message',
      { ...message, securityCheck },
      { idempotencyKey: contactDraft.idempotencyKey() },
    )
  } catch (error) {
    const reason = await appErrorOf(error)
    throw tellingCodes.has(reason.code) ? reason : new AppError('contact_failed', { cause: reason })
  }
}

export function useSendContactMessage(onSent: () => void) {
  return useMutation({
    mutationFn: send,
    meta: { showsItsErrors: true },
    onSuccess: () => {
      contactDraft.forget()
      onSent()
    },
  })
}
