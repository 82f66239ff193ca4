import { randomUUID } from 'node:crypto'
import type { ConversationState } from '#domain/chat/conversation-state.ts'
import { titleOf } from '#domain/chat/conversation-title.ts'
import type { DetectRisk } from '#domain/chat/detector/detect-risk.ts'
import { type Answer, respond } from '#domain/chat/respond.ts'
import type { ChatMessage } from '#domain/chat/schema.ts'
import { CHAT_CONSENT_VERSION, CHAT_MESSAGE_STORED_CHARACTERS } from '#domain/constants.ts'
import { AppError } from '#domain/errors.ts'
import type { Transaction } from '../db/postgres.ts'
import { type Caller, limitsOf, limitsOfRepeated, mayKeepCare, takeFromLimits } from './limits.ts'

export interface Turn {
  caller: Caller
  input: ChatMessage
  /** Has heard the message already. */
  detect: DetectRisk
  /** What is answered to the conversation as it was read. */
  answer: Answer
  /** The state that answer was made from. */
  before: ConversationState
  /** The message itself is there already. */
  isRepeated: boolean
  now: Date
}

export interface KeptTurn {
  chatSessionId: string
  messageId: string
  /** Another one when the conversation had moved on since it was read. */
  answer: Answer
}

/** Too many messages that show danger came from one place to keep them all. */
export class TooManyToKeep extends Error {}

/** Keeps the message and what the conversation remembers of it. The conversation is locked: messages sent at once take turns. */
export async function keepTurn(sql: Transaction, turn: Turn): Promise<KeptTurn> {
  const { caller, input, isRepeated, now } = turn
  const messageId = input.messageId ?? randomUUID()
  if (turn.answer.isCare) await assertMayKeepCare(sql, turn)
  else await takeFromLimits(sql, caller, isRepeated ? limitsOfRepeated(caller, messageId) : limitsOf(caller), now)
  const chatSessionId = await openConversation(sql, turn)
  const state = await stateOf(sql, chatSessionId)
  const answer =
    state && (state.turn !== turn.before.turn || state.seed !== turn.before.seed)
      ? respond({ ...turn.before, ...state }, input.message, turn.detect)
      : turn.answer
  if (isRepeated) await keepState(sql, chatSessionId, answer.state)
  else if (!(await keepMessage(sql, { chatSessionId, messageId, message: input.message, answer }))) {
    throw new AppError('conflict')
  }
  return { chatSessionId, messageId, answer }
}

/** A message as it is kept: half of a character that two code units make is none. */
export function storedText(message: string): string {
  return message.trim().slice(0, CHAT_MESSAGE_STORED_CHARACTERS).toWellFormed()
}

/** Of words that are not kept, that they showed danger is: « je plaisantais » must not find it forgotten. */
export async function keepRisk(sql: Transaction, turn: Turn): Promise<void> {
  await assertMayKeepCare(sql, turn)
  const chatSessionId = await openConversation(sql, turn)
  const before = (await stateOf(sql, chatSessionId)) ?? turn.before
  await keepState(sql, chatSessionId, { ...before, turn: before.turn + 1, risk: turn.answer.state.risk })
}

async function assertMayKeepCare(sql: Transaction, { caller, now }: Turn): Promise<void> {
  if (!(await mayKeepCare(sql, caller, now))) throw new TooManyToKeep()
}

async function openConversation(sql: Transaction, { caller, input, now }: Turn): Promise<string> {
  const owner = caller.accountId ?? null
  const isAgreed = input.consent === true
  const isGivenHere = isAgreed && !owner
  const [session] = await sql<{ id: string; user_id: string | null }[]>`
    insert into chat_sessions as known (session_id, user_id, title, last_message_at, consent_version, consented_at)
    values (
      ${caller.sessionId}, ${owner}, ${input.consent === false ? null : titleOf(input.message)}, ${now},
      ${isGivenHere ? CHAT_CONSENT_VERSION : null}, ${isGivenHere ? now : null}
    )
    on conflict on constraint chat_sessions_session_id_unique do update set
      last_message_at = excluded.last_message_at,
      consent_version = coalesce(known.consent_version, excluded.consent_version),
      consented_at = coalesce(known.consented_at, excluded.consented_at)
    returning id, user_id`
  if (!session || (session.user_id !== null && session.user_id !== owner)) throw new AppError('not_found')
  if (isAgreed && owner) {
    await sql`
      insert into consents (user_id, purpose, version) values (${owner}, 'chat', ${CHAT_CONSENT_VERSION})
      on conflict (user_id, purpose) where withdrawn_at is null do nothing`
  }
  return session.id
}

async function stateOf(sql: Transaction, chatSessionId: string): Promise<ConversationState | undefined> {
  const [remembered] = await sql<{ state: ConversationState }[]>`
    select state from app.chat_states where chat_session_id = ${chatSessionId}`
  return remembered?.state
}

interface MessageToKeep extends KeptTurn {
  message: string
}

/** The words and what the conversation remembers of them, in one statement. False: another message has that id. */
async function keepMessage(sql: Transaction, toKeep: MessageToKeep): Promise<boolean> {
  const { chatSessionId, messageId, message, answer } = toKeep
  const [{ is_kept: isKept } = { is_kept: false }] = await sql<{ is_kept: boolean }[]>`
    with kept as (
      insert into chat_messages (id, chat_session_id, sender, message, level)
      values (${messageId}, ${chatSessionId}, 'user', ${storedText(message)}, ${answer.level})
      on conflict on constraint chat_messages_pkey do nothing
      returning id
    ), remembered as (
      insert into app.chat_states (chat_session_id, state)
      values (${chatSessionId}, ${JSON.stringify(answer.state)}::text::jsonb)
      on conflict on constraint chat_states_pkey do update set state = excluded.state
    )
    select exists (select from kept) as is_kept`
  return isKept
}

async function keepState(sql: Transaction, chatSessionId: string, state: ConversationState): Promise<void> {
  await sql`
    insert into app.chat_states (chat_session_id, state) values (${chatSessionId}, ${JSON.stringify(state)}::text::jsonb)
    on conflict on constraint chat_states_pkey do update set state = excluded.state`
}
