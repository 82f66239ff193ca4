import type { AnyFunction } from '../doors/functions/define-function.ts'
import { addRecurringSlots } from './add-recurring-slots.ts'
import { addSlot } from './add-slot.ts'
import { confirmNewsletter } from './confirm-newsletter.ts'
import { newSecurityCheck } from './new-security-check.ts'
import { removeSlot } from './remove-slot.ts'
import { sendContactMessage } from './send-contact-message.ts'
import { subscribeToNewsletter } from './subscribe-to-newsletter.ts'
import { unsubscribeFromNewsletter } from './unsubscribe-from-newsletter.ts'

/** Every function that /functions/v1 offers. */
export const allFunctions: readonly AnyFunction[] = [
  addRecurringSlots,
  addSlot,
  confirmNewsletter,
  newSecurityCheck,
  removeSlot,
  sendContactMessage,
  subscribeToNewsletter,
  unsubscribeFromNewsletter,
]
