import type { AnyFunction } from '../doors/functions/define-function.ts'
import { addRecurringSlots } from './add-recurring-slots.ts'
import { addSlot } from './add-slot.ts'
import { checkRegistrationCode } from './check-registration-code.ts'
import { confirmNewsletter } from './confirm-newsletter.ts'
import { deleteMyAccount } from './delete-my-account.ts'
import { endSession } from './end-session.ts'
import { listMySessions } from './list-my-sessions.ts'
import { newSecurityCheck } from './new-security-check.ts'
import { removeSlot } from './remove-slot.ts'
import { requestProofUpload } from './request-proof-upload.ts'
import { sendContactMessage } from './send-contact-message.ts'
import { sendRegistrationCode } from './send-registration-code.ts'
import { subscribeToNewsletter } from './subscribe-to-newsletter.ts'
import { unsubscribeFromNewsletter } from './unsubscribe-from-newsletter.ts'

/** Every function that /functions/v1 offers. */
export const allFunctions: readonly AnyFunction[] = [
  checkRegistrationCode,
  deleteMyAccount,
  endSession,
  listMySessions,
  requestProofUpload,
  sendRegistrationCode,
  addRecurringSlots,
  addSlot,
  confirmNewsletter,
  newSecurityCheck,
  removeSlot,
  sendContactMessage,
  subscribeToNewsletter,
  unsubscribeFromNewsletter,
]
