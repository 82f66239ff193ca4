import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { ChatStore } from '../chat-store.ts'
import { useWordsBrought } from '../use-words-brought.ts'
import { loadingConversation } from './conversation.ts'
import type { Wanted } from './wanted.ts'

/** Resumes this browser's conversation, or opens another at a search result. */
export function useConversation() {
  const [store] = useState(() => new ChatStore())
  const conversation = useSyncExternalStore(store.subscribe, store.read, () => loadingConversation)
  const navigate = useNavigate()
  // Passed as navigation state, not in the URL: a session id grants access.
  const asked = wantedFrom(useLocation().state)
  const [wanted] = useState(asked)

  useEffect(() => {
    store.start(wanted)
    return () => store.leave()
  }, [store, wanted])

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

  useWordsBrought(store, conversation)
  return { conversation, store, wantedMessage: wanted?.messageId }
}

function wantedFrom(state: unknown): Wanted | undefined {
  const { sessionId, messageId } = (state ?? {}) as Partial<Wanted>
  return sessionId && messageId ? { sessionId, messageId } : undefined
}
