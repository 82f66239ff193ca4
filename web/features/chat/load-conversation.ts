import { levels } from '#domain/chat/risk.ts'
import type { Database } from '#domain/database-types.ts'
import { client } from '#web/lib/client.ts'
import { appErrorOf } from '#web/lib/errors.ts'
import { readRows } from '#web/lib/read-rows.ts'
import type { Message } from './conversation.ts'

/** Shows the rows door that the reader holds the conversation’s id. */
const CAPABILITY_HEADER = 'x-chat-session'

type MessageRow = Database['public']['Tables']['chat_messages']['Row']

/** What was said in that conversation, oldest first; nothing when it has not begun. Throws `AppError`. */
export async function loadConversation(sessionId: string): Promise<Message[]> {
  const supabase = await client()
  const session = await supabase
    .from('chat_sessions')
    .select('id')
    .eq('session_id', sessionId)
    .setHeader(CAPABILITY_HEADER, sessionId)
    .maybeSingle<{ id: string }>()
  if (session.error) throw await appErrorOf(session.error)
  if (!session.data) return []
  const rows = await readRows(
    supabase
      .from('chat_messages')
      .select('*')
      .eq('chat_session_id', session.data.id)
      .order('created_at', { ascending: true })
      .setHeader(CAPABILITY_HEADER, sessionId)
      .overrideTypes<MessageRow[], { merge: false }>(),
  )
  return rows.map(messageOf)
}

function messageOf({ id, sender, message, level }: MessageRow): Message {
  return {
    id,
    sender: sender === 'user' ? 'user' : 'assistant',
    text: message,
    level: levels.find((known) => known === level) ?? 'none',
  }
}
