import { useEffect, useState } from 'react'
import { z } from 'zod'
import { readStored } from '#web/lib/data/read-stored.ts'

const draftSchema = z.object({
  words: z.string(),
  /**
   * Idempotency key: the same for every attempt to send the same text, even after a reload, so that it arrives once.
   */
  attempt: z.uuid(),
})
type Draft = z.infer<typeof draftSchema>

const storageKey = (threadId: string) => `mivoix-draft-message-${threadId}`
const draftOf = (words: string): Draft => ({ words, attempt: crypto.randomUUID() })

/** Draft kept in sessionStorage: it survives a reload; closing the tab or a quick exit deletes it. */
export function useMessageDraft(threadId: string) {
  const [draft, setDraft] = useState<Draft>(
    () => draftSchema.safeParse(readStored(sessionStorage, storageKey(threadId))).data ?? draftOf(''),
  )
  useEffect(() => {
    if (draft.words) sessionStorage.setItem(storageKey(threadId), JSON.stringify(draft))
    else sessionStorage.removeItem(storageKey(threadId))
  }, [threadId, draft])
  return { ...draft, write: (words: string) => setDraft(draftOf(words)) }
}
