import { randomInt } from 'node:crypto'
import { type ConversationState, newConversation } from '#domain/chat/conversation-state.ts'
import { respond } from '#domain/chat/respond.ts'
import type { Level } from '#domain/chat/risk.ts'
import { chatMessageSchema } from '#domain/chat/schema.ts'
import {
  CHAT_CONVERSATIONS_PER_NETWORK,
  CHAT_FREE_MESSAGES_PER_DAY,
  CHAT_MESSAGE_MAX_CHARACTERS,
  CHAT_MESSAGE_STORED_CHARACTERS,
  CHAT_MESSAGES_PER_MINUTE,
} from '#domain/constants.ts'
import { AppError } from '#domain/errors.ts'
import type { Identity } from '../db/identity.ts'
import type { Transaction } from '../db/postgres.ts'
import { defineFunction } from '../doors/functions/define-function.ts'
import { networkOf } from '../http/network-of.ts'
import { hasPremium } from '../premium/has-premium.ts'
import { takeFromLimit } from '../rate-limit.ts'

const DAY_SECONDS = 24 * 60 * 60

/**
 * Keeps what the person wrote, then answers it. A message that shows any danger meets no quota and no length limit: it is
 * read before either is looked at.
 */
export const chatWitAi = defineFunction({
  name: 'chat-wit-ai',
  who: 'anyone',
  input: chatMessageSchema,
  limit: { per: 'address', times: CHAT_MESSAGES_PER_MINUTE, perSeconds: 60 },
  async handle({ input: { message, sessionId }, sql, identity, address, now }) {
    const conversation = await openConversation(sql, sessionId, identity, now)
    const { reply, level, card, exercise, state } = respond(conversation.state, message)
    if (level === 'none') {
      if (message.length > CHAT_MESSAGE_MAX_CHARACTERS) {
        throw new AppError('chat_message_too_long', { params: { n: CHAT_MESSAGE_MAX_CHARACTERS } })
      }
      if (!(await hasPremium(sql, identity.sub, now)))
        await takeFromDay(sql, identity.sub ? [`account ${identity.sub}`] : visitorKeys(sessionId, address), now)
    }
    await keep(sql, conversation.id, 'user', message.trim().slice(0, CHAT_MESSAGE_STORED_CHARACTERS), level)
    await keep(sql, conversation.id, 'assistant', reply, level)
    await sql`
      insert into app.chat_states (chat_session_id, state) values (${conversation.id}, ${JSON.stringify(state)}::text::jsonb)
      on conflict on constraint chat_states_pkey do update set state = excluded.state`
    return { response: reply, level, card, exercise }
  },
})

/** The conversation of that id, locked until this answer is written: two messages sent at once are answered in turn. */
async function openConversation(
  sql: Transaction,
  sessionId: string,
  identity: Identity,
  now: Date,
): Promise<{ id: string; state: ConversationState }> {
  const caller = identity.sub ?? null
  await sql`
    insert into chat_sessions (session_id, user_id) values (${sessionId}, ${caller})
    on conflict on constraint chat_sessions_session_id_unique do nothing`
  const [session] = await sql<{ id: string; user_id: string | null }[]>`
    update chat_sessions set last_message_at = ${now} where session_id = ${sessionId} returning id, user_id`
  if (!session || (session.user_id !== null && session.user_id !== caller)) throw new AppError('not_found')
  const [remembered] = await sql<{ state: ConversationState }[]>`
    select state from app.chat_states where chat_session_id = ${session.id}`
  return { id: session.id, state: remembered?.state ?? newConversation(randomInt(1_000_000)) }
}

/** Without an account a day is counted by conversation, and by network so that new conversations are no way around. */
function visitorKeys(sessionId: string, address: string): string[] {
  return [`conversation ${sessionId}`, `network ${networkOf(address)}`]
}

async function takeFromDay(sql: Transaction, whose: string[], now: Date): Promise<void> {
  for (const who of whose) {
    const times = CHAT_FREE_MESSAGES_PER_DAY * (who.startsWith('network') ? CHAT_CONVERSATIONS_PER_NETWORK : 1)
    const { allowed, retryAfterSeconds } = await takeFromLimit(
      sql,
      `chat day ${who}`,
      { times, perSeconds: DAY_SECONDS },
      now,
    )
    if (!allowed) {
      throw new AppError('chat_day_used_up', { params: { n: CHAT_FREE_MESSAGES_PER_DAY }, retryAfterSeconds })
    }
  }
}

async function keep(
  sql: Transaction,
  chatSessionId: string,
  sender: 'user' | 'assistant',
  message: string,
  level: Level,
): Promise<void> {
  await sql`
    insert into chat_messages (chat_session_id, sender, message, level)
    values (${chatSessionId}, ${sender}, ${message}, ${level})`
}
