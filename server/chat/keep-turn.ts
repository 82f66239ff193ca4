import { randomUUID } from 'node:crypto'
import postgres from 'postgres'
import type { Answer } from '#domain/chat/answer.ts'
import type { ConversationState } from '#domain/chat/conversation-state.ts'
import { titleOf } from '#domain/chat/conversation-title.ts'
import type { ChatMessage } from '#domain/chat/schema.ts'
import { CHAT_CONSENT_VERSION, CHAT_MESSAGE_STORED_CHARACTERS } from '#domain/constants.ts'
import type { Database } from '../db/database.ts'
import { storedLimit } from '../rate-limit.ts'
import { jsonForPostgres } from './json-for-postgres.ts'
import { storedAnswer } from './keep-answer.ts'
import { type Caller, limitsOfCare, type NamedLimit, refusalOf } from './limits.ts'

export interface Turn {
  caller: Caller
  input: ChatMessage
  /** Answers the message anew, in a conversation that had moved on. */
  respond: (state: ConversationState) => Promise<Answer>
  /** What is answered to the conversation as it was read. */
  answer: Answer
  /** The state that answer was made from. */
  before: ConversationState
  /** What it is counted against, unless it shows danger. */
  limits: readonly NamedLimit[]
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

/**
 * Keeps the message, what the conversation remembers of it, and the answer when `isFinal` says that it is the one given:
 * in one statement, which keeps nothing when the conversation has moved on since it was read. Then it is answered anew.
 */
export async function keepTurn(
  db: Database,
  turn: Turn,
  isFinal: (answer: Answer) => boolean = () => true,
): Promise<KeptTurn> {
  const { input, isRepeated } = turn
  const messageId = input.messageId ?? randomUUID()
  for (let { before, answer } = turn; ; answer = await turn.respond(before)) {
    const { reply: text, level, card, guide } = answer
    const { conversation, moved_on: movedOn } = await keep(db, { ...turn, answer }, before, answer.state, {
      title: titleOf(input.message),
      message_id: messageId,
      ...(!isRepeated && { message: storedText(input.message), level }),
      ...(isFinal(answer) && { answer: storedAnswer({ text, level, card, guide, isCut: false }) }),
    })
    if (!movedOn) return { chatSessionId: conversation, messageId, answer }
    before = { ...before, ...movedOn }
  }
}

/**
 * Of words that are not kept, that they showed danger is: « je plaisantais » must not find it forgotten. So is what we said and asked, none of it
 * theirs: without it the next answer would be the first one again, and « oui » would answer nothing.
 */
export async function keepRisk(db: Database, turn: Turn): Promise<void> {
  for (let { before } = turn; ; ) {
    const { risk, place, visits } = turn.answer.state
    const after = { ...before, turn: before.turn + 1, risk, place, visits }
    const { moved_on: movedOn } = await keep(db, turn, before, after, {})
    if (!movedOn) return
    before = { ...before, ...movedOn }
  }
}

/** A message as it is kept: half of a character that two code units make is none. */
export function storedText(message: string): string {
  return message.trim().slice(0, CHAT_MESSAGE_STORED_CHARACTERS).toWellFormed()
}

interface Kept {
  conversation: string
  /** How the conversation stands by now: nothing was kept. */
  moved_on: ConversationState | null
}

async function keep(
  db: Database,
  { caller, input, answer, limits, now }: Turn,
  { turn, seed }: ConversationState,
  after: ConversationState,
  words: object,
): Promise<Kept> {
  const counted = answer.isCare ? limitsOfCare(caller) : limits
  const toKeep = {
    session_id: caller.sessionId,
    account: caller.accountId,
    at: now,
    agreed_to: input.consent === true ? CHAT_CONSENT_VERSION : null,
    limits: counted.map((limit) => ({ ...storedLimit(limit), code: limit.code })),
    before: { turn, seed },
    after,
    ...words,
  }
  try {
    const [kept] = await db.callAsService<Kept>('select * from app.keep_turn($1::text::jsonb)', [
      jsonForPostgres(toKeep),
    ])
    if (!kept) throw new Error('a turn is kept or not')
    return kept
  } catch (error) {
    if (!(error instanceof postgres.PostgresError) || error.code !== 'PT429') throw error
    if (answer.isCare) throw new TooManyToKeep()
    throw refusalOf(error.message as NamedLimit['code'], Number(error.detail))
  }
}
