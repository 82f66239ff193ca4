import type { Database } from '#domain/database-types.ts'
import type { SupabaseClient } from '#web/lib/client.ts'
import { ROWS_AT_A_TIME, readAllRows } from '#web/lib/data/read-all-rows.ts'
import { readRows } from '#web/lib/data/read-rows.ts'

/** Capability header: proves to /rest/v1 that the caller knows the session id. */
export const CAPABILITY_HEADER = 'x-chat-session'

export type MessageRow = Database['public']['Tables']['chat_messages']['Row']

interface Kept {
  /** The row’s id. */
  id: string
  sessionId: string
}

/** A page of messages counted from the end, oldest first, and whether older ones exist. Throws `AppError`. */
export async function newestMessages(
  supabase: SupabaseClient,
  kept: Kept,
  { after }: { after: number },
): Promise<{ rows: MessageRow[]; hasEarlier: boolean }> {
  const rows = await readRows(pageOf(supabase, kept, 'newest first', [after, after + ROWS_AT_A_TIME - 1]))
  return { rows: rows.toReversed(), hasEarlier: rows.length === ROWS_AT_A_TIME }
}

/** All messages, oldest first. Throws `AppError`. */
export function allMessages(supabase: SupabaseClient, kept: Kept): Promise<MessageRow[]> {
  return readAllRows((from, to) => pageOf(supabase, kept, 'oldest first', [from, to]))
}

function pageOf(
  supabase: SupabaseClient,
  { id, sessionId }: Kept,
  order: 'oldest first' | 'newest first',
  [from, to]: [number, number],
) {
  const ascending = order === 'oldest first'
  return supabase
    .from('chat_messages')
    .select('*')
    .eq('chat_session_id', id)
    .order('created_at', { ascending })
    .order('id', { ascending })
    .range(from, to)
    .setHeader(CAPABILITY_HEADER, sessionId)
    .retry(true)
}
