import type { AppError, ErrorCode } from '#domain/errors.ts'
import { errorMessage } from '#domain/messages.ts'
import { CALLS_STILL_WORK, type Refusal } from './conversation.ts'

/** Expected refusals with a helpful message: shown below the field, without an error bubble or a toast. */
const tellingCodes: ReadonlySet<ErrorCode> = new Set([
  'body_too_large',
  'chat_day_used_up',
  'chat_message_too_long',
  'chat_message_unread',
  'too_many_requests',
])

/** The refusal to show below the field; undefined for a failure. */
export function refusalOf({ code, params }: AppError): Refusal | undefined {
  if (!tellingCodes.has(code)) return undefined
  return {
    sentence: errorMessage(code, params),
    isLiftedByPremium: code === 'chat_day_used_up',
    calls: CALLS_STILL_WORK,
  }
}
