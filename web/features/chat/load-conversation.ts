import type { HelpLine } from '#domain/chat/help-lines.ts'
import { levels } from '#domain/chat/risk.ts'
import { client } from '#web/lib/client.ts'
import { appErrorOf } from '#web/lib/errors.ts'
import { answerId, type Conversation, type Message, newConversation } from './conversation.ts'
import { CAPABILITY_HEADER, type MessageRow, newestMessages } from './kept-messages.ts'

export interface LoadedConversation {
  conversation: Conversation
  /** The last words, when they have no answer or half of one. */
  unanswered: Message | undefined
}

/** What was said last in that conversation, oldest first; a new one when it has not begun. Throws `AppError`. */
export async function loadConversation(sessionId: string): Promise<LoadedConversation> {
  const supabase = await client()
  const session = await supabase
    .from('chat_sessions')
    .select('id, user_id')
    .eq('session_id', sessionId)
    .setHeader(CAPABILITY_HEADER, sessionId)
    .maybeSingle<{ id: string; user_id: string | null }>()
  if (session.error) throw await appErrorOf(session.error)
  const rows = session.data ? await newestMessages(supabase, { id: session.data.id, sessionId }) : []
  if (rows.length === 0) return { conversation: newConversation, unanswered: undefined }
  const messages = rows.map(messageOf)
  const conversation = {
    ...newConversation,
    messages,
    lines: linesOf(rows),
    isAnonymous: session.data?.user_id === null,
  }
  const last = messages.at(-1)
  const asked = last?.isCut ? messages.at(-2) : last
  return { conversation, unanswered: asked?.sender === 'user' ? asked : undefined }
}

function messageOf({ id, sender, message, level, answers, is_cut: isCut }: MessageRow): Message {
  return {
    id: answers ? answerId(answers) : id,
    sender: sender === 'user' ? 'user' : 'assistant',
    text: message,
    level: levels.find((known) => known === level) ?? 'none',
    isCut,
  }
}

/** The card of the latest answer that had one: help stays for the rest of the conversation. */
function linesOf(rows: readonly MessageRow[]): HelpLine[] {
  const card = rows.findLast((row) => row.card !== null)?.card
  return (card as { lines?: HelpLine[] } | undefined | null)?.lines ?? []
}
