import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useAuthState } from '#web/lib/auth/auth-state.ts'
import type { ChatStore } from './chat-store.ts'
import type { Conversation } from './conversations/conversation.ts'

/** A link that starts an exercise carries its message in the navigation state: sent once, as soon as possible. */
export function useMessageFromNavigation(store: ChatStore, { phase, isAnswering }: Conversation) {
  const navigate = useNavigate()
  const { say } = (useLocation().state ?? {}) as { say?: string }
  const [words] = useState(say)
  const auth = useAuthState().status
  const canSay = phase === 'ready' && !isAnswering && auth !== 'unknown'
  const hasSaid = useRef(false)

  useEffect(() => {
    if (!words || !canSay || hasSaid.current) return
    hasSaid.current = true
    // Clears the state: a reload must not send it again.
    void navigate('.', { replace: true, state: null })
    void store.send(words, auth === 'signed-in')
  }, [words, canSay, auth, store, navigate])
}
