import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { ChatStore } from '../chat-store.ts'
import { useMessageFromNavigation } from '../use-message-from-navigation.ts'
import { loadingConversation } from './conversation.ts'
import type { SearchResult } from './search-result.ts'

/** Resumes this browser's conversation, or opens another at a search result. */
export function useConversation() {
  const [store] = useState(() => new ChatStore())
  const conversation = useSyncExternalStore(store.subscribe, store.read, () => loadingConversation)
  const navigate = useNavigate()
  // Passed as navigation state, not in the URL: a session id grants access.
  const asked = searchResultIn(useLocation().state)
  const [searchResult] = useState(asked)

  useEffect(() => {
    store.start(searchResult)
    return () => store.leave()
  }, [store, searchResult])

  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && void store.refresh()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [store])

  // Retries a failed load as soon as the network is back.
  useEffect(() => {
    window.addEventListener('online', store.reload)
    return () => window.removeEventListener('online', store.reload)
  }, [store])

  // Clears the navigation state: a reload shows the conversation on screen.
  const isAsked = asked !== undefined
  useEffect(() => {
    if (isAsked) void navigate('.', { replace: true, state: null })
  }, [isAsked, navigate])

  useMessageFromNavigation(store, conversation)
  return { conversation, store, foundMessageId: searchResult?.messageId }
}

function searchResultIn(state: unknown): SearchResult | undefined {
  const { sessionId, messageId } = (state ?? {}) as Partial<SearchResult>
  return sessionId && messageId ? { sessionId, messageId } : undefined
}
