import type { Card } from '#domain/chat/answer.ts'
import { levels } from '#domain/chat/risk.ts'
import { dayOf } from '#domain/time.ts'
import { client, type SupabaseClient } from '#web/lib/client.ts'
import { appErrorOf } from '#web/lib/data/errors.ts'
import { answerId, type Conversation, type EarlierMessages, type Message, newConversation } from './conversation.ts'
import { CAPABILITY_HEADER, type MessageRow, newestMessages } from './kept-messages.ts'

export interface LoadedConversation {
  conversation: Conversation
  /** The last message, when its answer is missing or incomplete. */
  unanswered: Message | undefined
}

/**
 * Last page of a conversation, oldest first, extended back to the message `upTo` if given; a new one when it is empty.
 * Throws `AppError`.
 */
export async function loadConversation(sessionId: string, upTo?: string): Promise<LoadedConversation> {
  const supabase = await client()
  const session = await readSession(supabase, sessionId)
  if (!session) return { conversation: newConversation, unanswered: undefined }
  const { rows, hasEarlier } = await readBackTo(upTo, (after) =>
    newestMessages(supabase, { id: session.id, sessionId }, { after }),
  )
  if (rows.length === 0) return { conversation: newConversation, unanswered: undefined }
  const messages = rows.map(messageOf)
  const isAnonymous = session.user_id === null
  const conversation: Conversation = {
    ...newConversation,
    messages,
    hasEarlier,
    lines: cardOf(rows)?.lines ?? [],
    isGuessed: cardOf(rows)?.isGuessed ?? false,
    guide: guideOf(rows),
    isAnonymous,
  }
  const last = messages.at(-1)
  const asked = last?.isCut ? messages.at(-2) : last
  return { conversation, unanswered: asked?.sender === 'user' ? asked : undefined }
}

type Page = Awaited<ReturnType<typeof newestMessages>>

/** Reads pages until one contains the message or none are left. */
async function readBackTo(
  upTo: string | undefined,
  read: (after: number) => Promise<Page>,
  shown: MessageRow[] = [],
): Promise<Page> {
  const page = await read(shown.length)
  const rows = [...page.rows, ...shown]
  const isThere = upTo === undefined || rows.some(({ id }) => id === upTo)
  return isThere || !page.hasEarlier ? { rows, hasEarlier: page.hasEarlier } : readBackTo(upTo, read, rows)
}

/** The page before the `shown` messages on screen. Throws `AppError`. */
export async function loadEarlier(sessionId: string, shown: number): Promise<EarlierMessages> {
  const supabase = await client()
  const session = await readSession(supabase, sessionId)
  if (!session) return { messages: [], hasEarlier: false }
  const { rows, hasEarlier } = await newestMessages(supabase, { id: session.id, sessionId }, { after: shown })
  return { messages: rows.map(messageOf), hasEarlier }
}

async function readSession(
  supabase: SupabaseClient,
  sessionId: string,
): Promise<{ id: string; user_id: string | null } | null> {
  const { data, error } = await supabase
    .from('chat_sessions')
    .select('id, user_id')
    .eq('session_id', sessionId)
    .setHeader(CAPABILITY_HEADER, sessionId)
    .retry(true)
    .maybeSingle()
  if (error) throw await appErrorOf(error)
  return data
}

function messageOf({ id, sender, message, level, answers, is_cut: isCut, created_at: at }: MessageRow): Message {
  return {
    id: answers ? answerId(answers) : id,
    rowId: id,
    sender: sender === 'user' ? 'user' : 'assistant',
    text: message,
    day: dayOf(new Date(at)),
    at: new Date(at),
    level: levels.find((known) => known === level) ?? 'none',
    isCut,
  }
}

/** Only the last answer has one. */
function guideOf(rows: readonly MessageRow[]): Conversation['guide'] {
  const answer = rows.findLast(({ sender }) => sender === 'assistant')
  return (answer?.guide as Conversation['guide'] | undefined) ?? null
}

/** Help card of the last answer: it stays as long as the risk level does. */
function cardOf(rows: readonly MessageRow[]): Card | undefined {
  const answer = rows.findLast(({ sender }) => sender === 'assistant')
  return (answer?.card as Card | undefined | null) ?? undefined
}
