import { randomInt } from 'node:crypto'
import { type ConversationState, newConversation, type RiskMemory } from '#domain/chat/conversation-state.ts'
import type { Level } from '#domain/chat/risk.ts'
import { MODEL_CONTEXT_MESSAGES } from '#domain/constants.ts'
import type { ChatAnswer } from '#domain/functions.ts'
import type { Database } from '../db/database.ts'
import { storedLimit } from '../rate-limit.ts'
import { type Caller, limitsOf, repeats } from './limits.ts'
import type { EarlierMessage } from './model-request.ts'

interface StoredAnswer {
  message: string
  level: Level
  card: ChatAnswer['card']
  guide: ChatAnswer['guide'] | null
  is_cut: boolean
}

interface RepeatedMessage {
  id: string
  message: string
  /** Null while there is no answer. */
  answer: StoredAnswer | null
}

export interface KnownConversation {
  /** Belongs to another account: its content is hidden from this caller. */
  isForeign: boolean
  hasConsent: boolean
  /** False for a conversation that is new, foreign or could not be read. */
  isStored: boolean
  state: ConversationState
  saidBefore: EarlierMessage[]
  hasPremium: boolean
  /** True if a rate limit would refuse an ordinary message. */
  isUsedUp: boolean
  /** The same message, when it was sent before (retry). */
  repeated: RepeatedMessage | null
}

/** State format of the previous engine. */
interface FormerState {
  version?: never
  seed: number
  turn: number
  risk: Pick<RiskMemory, 'level' | 'isGuessed'>
}

interface Row {
  is_foreign: boolean
  has_consent: boolean
  state: ConversationState | FormerState | null
  said_before: EarlierMessage[] | null
  has_premium: boolean
  is_used_up: boolean
  repeated: RepeatedMessage | null
}

const query = `
  select * from app.look_up_conversation($1::uuid, $2::uuid, $3::uuid, $4::int, $5::text::jsonb, $6::timestamptz)`

/** Loads everything needed to answer in one round trip, because the first word of the answer waits for it. */
export async function readConversation(
  db: Pick<Database, 'callAsService'>,
  caller: Caller,
  messageId: string | undefined,
  now: Date,
): Promise<KnownConversation> {
  const limits = [...limitsOf(caller), ...(messageId ? [repeats(messageId)] : [])]
  const [row] = await db.callAsService<Row>(
    query,
    [
      caller.sessionId,
      caller.accountId ?? null,
      messageId ?? null,
      MODEL_CONTEXT_MESSAGES,
      JSON.stringify(limits.map((limit) => ({ ...storedLimit(limit), code: limit.code }))),
      now.toISOString(),
    ],
    { mayRepeat: true },
  )
  if (!row || row.is_foreign) return unknownConversation({ isForeign: row?.is_foreign ?? false })
  return {
    isForeign: false,
    hasConsent: row.has_consent,
    isStored: row.state !== null,
    state: takenUp(row.state),
    saidBefore: row.said_before ?? [],
    hasPremium: row.has_premium,
    isUsedUp: row.is_used_up,
    repeated: row.repeated,
  }
}

/** Fallback when nothing can be read: somebody in danger is answered anyway. */
export function unknownConversation({ isForeign }: { isForeign: boolean }): KnownConversation {
  return {
    isForeign,
    hasConsent: false,
    isStored: false,
    state: newState(),
    saidBefore: [],
    hasPremium: false,
    isUsedUp: false,
    repeated: null,
  }
}

/** A conversation of the previous engine continues with its risk level only. */
function takenUp(stored: Row['state']): ConversationState {
  const fresh = newState()
  if (!stored) return fresh
  if (stored.version === 2) return { ...fresh, ...stored, risk: { ...fresh.risk, ...stored.risk } }
  const { seed, turn, risk } = stored
  return { ...fresh, seed, turn, risk: { ...fresh.risk, level: risk.level, isGuessed: risk.isGuessed } }
}

function newState(): ConversationState {
  return newConversation(randomInt(1_000_000))
}
