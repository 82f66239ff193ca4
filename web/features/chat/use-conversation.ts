import { useEffect, useState, useSyncExternalStore } from 'react'
import { ChatStore } from './chat-store.ts'
import { loadingConversation } from './conversation.ts'

/** The conversation of this browser, taken up where it was. */
export function useConversation() {
  const [store] = useState(() => new ChatStore())
  const conversation = useSyncExternalStore(store.subscribe, store.read, () => loadingConversation)

  useEffect(() => {
    store.start()
    return () => store.leave()
  }, [store])

  return { conversation, store }
}
