import { useEffect, useState } from 'react'
import { z } from 'zod'
import { readStored } from '#web/lib/data/read-stored.ts'

const draftSchema = z.object({
  words: z.string(),
  /** The same for every attempt to send the same words, after a reload too, so that they arrive once. */
  attempt: z.uuid(),
})
type Draft = z.infer<typeof draftSchema>

const storageKey = (threadId: string) => `mivoix-draft-message-${threadId}`
const draftOf = (words: string): Draft => ({ words, attempt: crypto.randomUUID() })

/** Words not sent yet, for this tab only: a reload keeps them, closing the tab or leaving quickly forgets them. */
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
