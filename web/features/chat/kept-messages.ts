import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '#domain/database-types.ts'
import { readRows } from '#web/lib/read-rows.ts'

/** Shows the rows door that whoever asks holds the conversation’s id. */
export const CAPABILITY_HEADER = 'x-chat-session'

/** As many rows as the door answers at a time. */
const PAGE = 1000

export type MessageRow = Database['public']['Tables']['chat_messages']['Row']

interface Kept {
  /** The row’s id. */
  id: string
  sessionId: string
}

/** A page of a conversation counted from its end, oldest first, and whether more was said before. Throws `AppError`. */
export async function newestMessages(
  supabase: SupabaseClient,
  kept: Kept,
  { after }: { after: number },
): Promise<{ rows: MessageRow[]; hasEarlier: boolean }> {
  const rows = await readPage(supabase, kept, { isAscending: false, from: after })
  return { rows: rows.toReversed(), hasEarlier: rows.length === PAGE }
}

/** All that was said, oldest first. Throws `AppError`. */
export async function allMessages(supabase: SupabaseClient, kept: Kept): Promise<MessageRow[]> {
  const messages: MessageRow[] = []
  for (;;) {
    const page = await readPage(supabase, kept, { isAscending: true, from: messages.length })
    messages.push(...page)
    if (page.length < PAGE) return messages
  }
}

function readPage(
  supabase: SupabaseClient,
  { id, sessionId }: Kept,
  { isAscending, from }: { isAscending: boolean; from: number },
): Promise<MessageRow[]> {
  return readRows(
    supabase
      .from('chat_messages')
      .select('*')
      .eq('chat_session_id', id)
      .order('created_at', { ascending: isAscending })
      .order('id', { ascending: isAscending })
      .range(from, from + PAGE - 1)
      .setHeader(CAPABILITY_HEADER, sessionId)
      .overrideTypes<MessageRow[], { merge: false }>(),
  )
}
