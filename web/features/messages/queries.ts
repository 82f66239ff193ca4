import { queryOptions } from '@tanstack/react-query'
import type { Side } from '#domain/booking/rights.ts'
import type { Row } from '#domain/database-types.ts'
import { practitionerStatus } from '#domain/profile/practitioner-status.ts'
import { client } from '#web/lib/client.ts'
import { readRows } from '#web/lib/data/read-rows.ts'

/** A thread between a patient and a practitioner, seen by one of them. */
export interface Conversation {
  id: string
  mySide: Side
  with: string
  withAvatar: string | null
  /** « étudiante en Master 2, supervisée »: shown beside every practitioner's name. Null for a patient. */
  withStatus: string | null
  /** Pseudonym of the patient; null when they use their first name. */
  pseudonym: string | null
  lastMessage: string | null
  isLastMine: boolean
  timestamp: Date | null
  unread: number
  /** Whether it accepts new messages. */
  isOpen: boolean
}

function conversationOf(row: Row<'my_conversations'>): Conversation {
  return {
    id: row.id,
    mySide: row.my_side,
    with: row.with || 'Patient·e',
    withAvatar: row.with_avatar,
    withStatus:
      row.my_side === 'patient'
        ? practitionerStatus({
            type: row.practitioner_type,
            gender: row.practitioner_gender,
            studyYear: row.practitioner_study_year,
            specialization: row.practitioner_specialization,
          })
        : null,
    pseudonym: row.pseudonym,
    lastMessage: row.last_message,
    isLastMine: row.last_sender === row.my_side,
    timestamp: row.timestamp ? new Date(row.timestamp) : null,
    unread: row.unread,
    isOpen: row.is_open,
  }
}

/** Threads of the signed-in person, latest message first, empty threads last. */
export const myConversations = queryOptions({
  queryKey: ['my-conversations'],
  queryFn: async () => {
    const supabase = await client()
    const rows = await readRows(
      supabase
        .from('my_conversations')
        .select('*')
        .order('timestamp', { ascending: false, nullsFirst: false })
        .limit(1000),
    )
    return rows.map(conversationOf)
  },
  refetchInterval: 60_000,
})

export interface ThreadMessage {
  id: string
  sender: Side
  body: string
  /** ISO text from the server: more precise than a `Date`. */
  sentAt: string
}

/** Last messages of a thread, oldest first. Updates arrive through the inbox channel (`use-inbox.ts`). */
export const threadMessages = (threadId: string, count: number) =>
  queryOptions({
    queryKey: ['thread-messages', threadId, count],
    queryFn: async (): Promise<ThreadMessage[]> => {
      const supabase = await client()
      const rows = await readRows(
        supabase
          .from('thread_messages')
          .select('id, sender, body, sent_at')
          .eq('thread_id', threadId)
          .order('sent_at', { ascending: false })
          .limit(count),
      )
      return rows.map(({ sent_at: sentAt, ...row }) => ({ ...row, sentAt })).toReversed()
    },
    // Fallback when the Realtime connection is down for long.
    refetchInterval: 60_000,
    staleTime: 0,
  })

/** Whether the patient consents to storing their messages. */
export const messagesConsent = queryOptions({
  queryKey: ['messages-consent'],
  queryFn: async () => {
    const supabase = await client()
    const given = supabase.from('consents').select('id').eq('purpose', 'messages').is('withdrawn_at', null)
    return (await readRows(given)).length > 0
  },
})
