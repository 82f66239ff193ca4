import { formatDate } from '#domain/format.ts'
import { dayOf } from '#domain/time.ts'
import { client } from '#web/lib/client.ts'
import { appErrorOf } from '#web/lib/data/errors.ts'
import { saveFile } from '#web/lib/save-file.ts'
import type { OwnConversation } from '../queries.ts'
import { conversationText } from './conversation-text.ts'
import { allMessages, CAPABILITY_HEADER } from './kept-messages.ts'

export function conversationName({ title, last_message_at: at }: Pick<OwnConversation, 'title' | 'last_message_at'>) {
  return title ?? `Conversation du ${formatDate(dayOf(new Date(at)))}`
}

/** The row policies check ownership: an account's conversation, or one whose session id is sent. */
export async function renameConversation(sessionId: string, title: string): Promise<void> {
  const supabase = await client()
  const { error } = await supabase
    .from('chat_sessions')
    .update({ title })
    .eq('session_id', sessionId)
    .setHeader(CAPABILITY_HEADER, sessionId)
  if (error) throw await appErrorOf(error)
}

export async function eraseConversation(sessionId: string): Promise<void> {
  const supabase = await client()
  const { error } = await supabase
    .from('chat_sessions')
    .delete()
    .eq('session_id', sessionId)
    .setHeader(CAPABILITY_HEADER, sessionId)
  if (error) throw await appErrorOf(error)
}

export async function eraseAllConversations(): Promise<void> {
  const supabase = await client()
  const { error } = await supabase.from('chat_sessions').delete().not('id', 'is', null)
  if (error) throw await appErrorOf(error)
}

/** Plain text file with all messages. */
export async function exportConversation(sessionId: string): Promise<void> {
  const supabase = await client()
  const { data, error } = await supabase
    .from('chat_sessions')
    .select('id, session_id, title, last_message_at')
    .eq('session_id', sessionId)
    .setHeader(CAPABILITY_HEADER, sessionId)
    .maybeSingle()
  if (error) throw await appErrorOf(error)
  const rows = data ? await allMessages(supabase, { id: data.id, sessionId }) : []
  const text = conversationText(data?.title ?? null, rows)
  saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), 'conversation.txt')
}
