import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { INBOX_EVENT, type InboxKind, inboxTopic } from '#domain/video/room.ts'
import { client } from '../client.ts'

/** Query keys to invalidate for each kind of event. */
const keysOf: Record<InboxKind, readonly string[]> = {
  messages: ['my-conversations', 'thread-messages'],
  appointments: ['my-appointments', 'free-times', 'my-rating', 'my-reports', 'room-entrance'],
  supervision: [
    'my-supervision',
    'my-supervision-calls',
    'my-alerts',
    'alert-messages',
    'notes-to-review',
    'consultation-note',
    'my-meetings',
    'stage-hours',
    'stage-hour-totals',
    'hours-to-confirm',
    'attestations',
    'received-ratings',
    'words-to-moderate',
    'reports-to-answer',
    'room-entrance',
    'identity-opening',
  ],
}

/** One private Realtime channel per page: the server sends events, and the queries on the screen are refetched. */
export function useInbox(userId: string | undefined) {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (!userId) return undefined
    const refetch = (kinds: readonly InboxKind[]) => {
      const keys = kinds.flatMap((kind) => keysOf[kind])
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => keys.includes(String(queryKey[0])) })
    }
    let isLeft = false
    let leave = () => {}
    async function join(topic: string) {
      const supabase = await client()
      await supabase.realtime.setAuth()
      if (isLeft) return
      const channel = supabase.channel(topic, { config: { private: true } })
      channel.on('broadcast', { event: INBOX_EVENT }, ({ payload }: { payload?: { kind?: unknown } }) => {
        const kind = payload?.kind
        if (isInboxKind(kind)) refetch([kind])
      })
      let wasAway = false
      channel.subscribe((status: string) => {
        // Events sent while the connection was down are lost: refetch everything after a reconnect.
        const isJoined = status === 'SUBSCRIBED'
        if (isJoined && wasAway) refetch(['messages', 'appointments', 'supervision'])
        wasAway = !isJoined
      })
      leave = () => void supabase.removeChannel(channel)
    }
    void join(inboxTopic(userId)).catch(() => undefined)
    return () => {
      isLeft = true
      leave()
    }
  }, [userId, queryClient])
}

function isInboxKind(value: unknown): value is InboxKind {
  return typeof value === 'string' && Object.hasOwn(keysOf, value)
}
