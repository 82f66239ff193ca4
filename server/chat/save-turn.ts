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
import { type Caller, limitsOfCare, limitsOfGuided, type NamedLimit, refusalOf } from './limits.ts'
import { storedAnswer } from './save-answer.ts'

type SavingDatabase = Pick<Database, 'callAsService'>

export interface Turn {
  caller: Caller
  input: ChatMessage
  /** Answers the message again, when the conversation has changed meanwhile. */
  respond: (state: ConversationState) => Promise<Answer>
  /** Answer to the conversation as it was read. */
  answer: Answer
  /** State the answer was computed from. */
  before: ConversationState
  /** Rate limits, not applied to a message that shows danger. */
  limits: readonly NamedLimit[]
  /** The message itself is already stored. */
  isRepeated: boolean
  now: Date
}

export interface SavedTurn {
  chatSessionId: string
  messageId: string
  /** Differs from the given answer when the conversation had changed since it was read. */
  answer: Answer
}

/** Rate limit on storing messages that show danger, per network. */
export class TooManySaves extends Error {}

/**
 * Stores the message, the new state and, when `isFinal`, the answer in one statement. Optimistic lock: when the
 * conversation has changed since it was read, nothing is stored and the message is answered again.
 */
export async function saveTurn(
  db: SavingDatabase,
  turn: Turn,
  isFinal: (answer: Answer) => boolean = () => true,
): Promise<SavedTurn> {
  const { input, isRepeated } = turn
  const messageId = input.messageId ?? randomUUID()
  for (let { before, answer } = turn; ; answer = await turn.respond(before)) {
    const { reply: text, level, card, guide } = answer
    const { conversation, moved_on: movedOn } = await save(db, { ...turn, answer }, before, answer.state, {
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
 * For a message that is not stored, keeps the risk level, so that « je plaisantais » does not reset it, and our own
 * last answer, without which the next answer would be the first one again and « oui » would refer to nothing.
 */
export async function saveRisk(db: SavingDatabase, turn: Turn): Promise<void> {
  for (let { before } = turn; ; ) {
    const { risk, place, visits } = turn.answer.state
    const after = { ...before, turn: before.turn + 1, risk, place, visits }
    const { moved_on: movedOn } = await save(db, turn, before, after, {})
    if (!movedOn) return
    before = { ...before, ...movedOn }
  }
}

/** Removes lone surrogates, which PostgreSQL refuses. */
export function storedText(message: string): string {
  return message.trim().slice(0, CHAT_MESSAGE_STORED_CHARACTERS).toWellFormed()
}

interface SavedRow {
  conversation: string
  /** Current state of the conversation; set when nothing was stored. */
  moved_on: ConversationState | null
}

async function save(
  db: SavingDatabase,
  { caller, input, answer, limits, now }: Turn,
  { turn, seed }: ConversationState,
  after: ConversationState,
  words: object,
): Promise<SavedRow> {
  const counted = answer.isCare ? limitsOfCare(caller) : answer.isOpen ? limits : limitsOfGuided(caller)
  const toSave = {
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
    const [saved] = await db.callAsService<SavedRow>('select * from app.keep_turn($1::text::jsonb)', [
      jsonForPostgres(toSave),
    ])
    if (!saved) throw new Error('keep_turn returned no row')
    return saved
  } catch (error) {
    if (!(error instanceof postgres.PostgresError) || error.code !== 'PT429') throw error
    if (answer.isCare) throw new TooManySaves()
    throw refusalOf(error.message as NamedLimit['code'], Number(error.detail))
  }
}
