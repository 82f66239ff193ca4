import { z } from 'zod'
import { CHAT_CONSENT_VERSION } from '#domain/constants.ts'
import { AppError } from '#domain/errors.ts'
import { errorMessage } from '#domain/messages.ts'
import { defineFunction } from '../../doors/functions/define-function.ts'

/** Optional after sign-up: assigns the conversation to the account, on every device and without expiry. */
export const adoptConversation = defineFunction({
  name: 'adopt-conversation',
  who: 'signed-in',
  input: z.strictObject({ sessionId: z.uuid(errorMessage('chat_session_missing')) }),
  async handle({ input: { sessionId }, sql, identity }) {
    const owner = identity.sub ?? null
    const [adopted] = await sql<{ had_consent: boolean }[]>`
      update chat_sessions set user_id = ${owner}
      where session_id = ${sessionId} and (user_id is null or user_id = ${owner})
      returning consented_at is not null as had_consent`
    if (!adopted) throw new AppError('not_found')
    if (adopted.had_consent) {
      await sql`
        insert into consents (user_id, purpose, version) values (${owner}, 'chat', ${CHAT_CONSENT_VERSION})
        on conflict (user_id, purpose) where withdrawn_at is null do nothing`
    }
    return { adopted: true as const }
  },
})
