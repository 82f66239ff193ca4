import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { invoke } from '#web/lib/data/invoke.ts'
import { myConversations } from './queries.ts'

function watchVisibility(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}

/** Marks messages as read once the tab is visible: a thread in a background tab stays unread. */
export function useMarkRead(threadId: string, until: string | undefined) {
  const queryClient = useQueryClient()
  const isVisible = useSyncExternalStore(watchVisibility, () => document.visibilityState === 'visible')
  useEffect(() => {
    if (!isVisible || until === undefined) return
    invoke('mark-thread-read', { threadId, until }).then(
      () => queryClient.invalidateQueries({ queryKey: myConversations.queryKey }),
      // Ignored: it stays unread, and the next visit marks it.
      () => undefined,
    )
  }, [threadId, until, isVisible, queryClient])
}
