import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useAuthState } from '#web/lib/auth/auth-state.ts'
import type { ChatStore } from './chat-store.ts'
import type { Conversation } from './conversations/conversation.ts'

/** A link that begins an exercise brings the words that ask for it: they are said once, as soon as they can be. */
export function useWordsBrought(store: ChatStore, { phase, isAnswering }: Conversation) {
  const navigate = useNavigate()
  const { say } = (useLocation().state ?? {}) as { say?: string }
  const [words] = useState(say)
  const auth = useAuthState().status
  const canSay = phase === 'ready' && !isAnswering && auth !== 'unknown'
  const hasSaid = useRef(false)

  useEffect(() => {
    if (!words || !canSay || hasSaid.current) return
    hasSaid.current = true
    // A reload must not say them again.
    void navigate('.', { replace: true, state: null })
    void store.send(words, auth === 'signed-in')
  }, [words, canSay, auth, store, navigate])
}
