import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { ChatStore } from '../chat-store.ts'
import { useWordsBrought } from '../use-words-brought.ts'
import { loadingConversation } from './conversation.ts'
import type { Wanted } from './wanted.ts'

/** The conversation of this browser, taken up where it was, or another one at a message that was searched for. */
export function useConversation() {
  const [store] = useState(() => new ChatStore())
  const conversation = useSyncExternalStore(store.subscribe, store.read, () => loadingConversation)
  const navigate = useNavigate()
  // It travels with the navigation, not in the address: an id opens its conversation.
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

  // What could not be read without a network is read as soon as there is one.
  useEffect(() => {
    window.addEventListener('online', store.reload)
    return () => window.removeEventListener('online', store.reload)
  }, [store])

  // Asked for once: a reload shows the conversation that is then on screen.
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
