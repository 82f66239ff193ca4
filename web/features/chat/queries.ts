import { queryOptions } from '@tanstack/react-query'
import { client } from '#web/lib/client.ts'
import { readAllRows } from '#web/lib/data/read-all-rows.ts'

export interface OwnConversation {
  id: string
  session_id: string
  title: string | null
  last_message_at: string
}

/** Conversations of the signed-in person, latest first. */
export const ownConversations = queryOptions({
  queryKey: ['conversations'],
  queryFn: async (): Promise<OwnConversation[]> => {
    const supabase = await client()
    return readAllRows((from, to) =>
      supabase
        .from('chat_sessions')
        .select('id, session_id, title, last_message_at')
        .order('last_message_at', { ascending: false })
        .range(from, to),
    )
  },
})
