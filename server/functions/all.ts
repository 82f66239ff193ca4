import type { AnyFunction } from '../doors/functions/define-function.ts'
import { confirmNewsletter } from './confirm-newsletter.ts'
import { newSecurityCheck } from './new-security-check.ts'
import { sendContactMessage } from './send-contact-message.ts'
import { subscribeToNewsletter } from './subscribe-to-newsletter.ts'
import { unsubscribeFromNewsletter } from './unsubscribe-from-newsletter.ts'

/** Every function that /functions/v1 offers. */
export const allFunctions: readonly AnyFunction[] = [
  confirmNewsletter,
  newSecurityCheck,
  sendContactMessage,
  subscribeToNewsletter,
  unsubscribeFromNewsletter,
]
