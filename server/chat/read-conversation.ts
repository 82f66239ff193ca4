import { randomInt } from 'node:crypto'
import { type ConversationState, newConversation } from '#domain/chat/conversation-state.ts'
import type { Level } from '#domain/chat/risk.ts'
import { MODEL_CONTEXT_MESSAGES } from '#domain/constants.ts'
import type { ChatAnswer } from '#domain/functions.ts'
import type { Database } from '../db/database.ts'
import { SERVICE } from '../db/identity.ts'
import { storedLimit } from '../rate-limit.ts'
import { type Caller, limitsOf, repeats } from './limits.ts'
import type { SaidBefore } from './model-request.ts'

interface StoredAnswer {
  message: string
  level: Level
  card: ChatAnswer['card']
  exercise: ChatAnswer['exercise']
  is_cut: boolean
}

interface RepeatedMessage {
  id: string
  message: string
  /** Null while it has none. */
  answer: StoredAnswer | null
}

export interface KnownConversation {
  /** Somebody else's: nothing of it is known to this caller. */
  isForeign: boolean
  hasConsent: boolean
  state: ConversationState
  saidBefore: SaidBefore[]
  hasPremium: boolean
  /** Whether an ordinary message would be refused for its number. */
  isUsedUp: boolean
  /** The same message, when it was sent before. */
  repeated: RepeatedMessage | null
}

interface Row {
  is_foreign: boolean
  has_consent: boolean
  state: ConversationState | null
  said_before: SaidBefore[] | null
  has_premium: boolean
  is_used_up: boolean
  repeated: RepeatedMessage | null
}

const query = `
  select
    s.user_id is not null and s.user_id is distinct from $2::uuid as is_foreign,
    -- An account's own consent alone counts, also in a conversation begun without one: there it can be withdrawn.
    case when $2::uuid is null then s.consented_at is not null else exists (
      select from public.consents c where c.user_id = $2::uuid and c.purpose = 'chat' and c.withdrawn_at is null
    ) end as has_consent,
    t.state,
    (
      select json_agg(json_build_object('sender', m.sender, 'message', m.message) order by m.created_at)
      from (
        select * from public.chat_messages where chat_session_id = s.id and id is distinct from $3::uuid
        order by created_at desc limit $4::int
      ) m
    ) as said_before,
    p.has_premium,
    exists (
      select from json_to_recordset($5::text::json) as l (key text, times int, per_seconds int, code text)
      join app.rate_limits r on r.key = l.key and r.hits >= l.times
        and r.window_start > $6::timestamptz - make_interval(secs => l.per_seconds)
      where not (l.code = 'chat_day_used_up' and p.has_premium)
    ) as is_used_up,
    (
      select json_build_object('id', m.id, 'message', m.message, 'answer', (
        select json_build_object(
          'message', a.message, 'level', a.level, 'card', a.card, 'exercise', a.exercise, 'is_cut', a.is_cut
        )
        from public.chat_messages a where a.answers = m.id
      ))
      from public.chat_messages m where m.id = $3::uuid and m.chat_session_id = s.id and m.sender = 'user'
    ) as repeated
  from (select $1::uuid as session_id) given
  cross join (select $2::uuid is not null and app.has_premium($2::uuid, $6::timestamptz) as has_premium) p
  left join public.chat_sessions s using (session_id)
  left join app.chat_states t on t.chat_session_id = s.id`

/** All that answering needs to know, in one round trip: the first word of the answer waits for it. */
export async function readConversation(
  db: Database,
  caller: Caller,
  messageId: string | undefined,
  now: Date,
): Promise<KnownConversation> {
  const limits = [...limitsOf(caller), ...(messageId ? [repeats(messageId)] : [])]
  const [row] = await db.readAs<Row>(SERVICE, query, [
    caller.sessionId,
    caller.accountId ?? null,
    messageId ?? null,
    MODEL_CONTEXT_MESSAGES,
    JSON.stringify(limits.map((limit) => ({ ...storedLimit(limit), code: limit.code }))),
    now.toISOString(),
  ])
  if (!row || row.is_foreign) return unknownConversation({ isForeign: row?.is_foreign ?? false })
  return {
    isForeign: false,
    hasConsent: row.has_consent,
    // What a conversation remembers grows with the product: one that began earlier has the rest from here.
    state: { ...newState(), ...row.state },
    saidBefore: row.said_before ?? [],
    hasPremium: row.has_premium,
    isUsedUp: row.is_used_up,
    repeated: row.repeated,
  }
}

/** Somebody in danger is answered even when nothing can be read. */
export function unknownConversation({ isForeign }: { isForeign: boolean }): KnownConversation {
  return {
    isForeign,
    hasConsent: false,
    state: newState(),
    saidBefore: [],
    hasPremium: false,
    isUsedUp: false,
    repeated: null,
  }
}

function newState(): ConversationState {
  return newConversation(randomInt(1_000_000))
}
