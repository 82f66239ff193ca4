import { z } from 'zod'
import { readStored } from './read-stored.ts'

const DRAFT_KEY = 'mivoix-draft-booking'

const draftSchema = z.object({
  topic: z.string().default(''),
  topicConsent: z.boolean().default(false),
  pseudonym: z.string().default(''),
})

/** What is said in confidence, unlike the choices in the address. */
export type BookingDraft = z.infer<typeof draftSchema>

/** Kept for this tab only, until it is paid for: the way back from the payment finds it, closing the tab forgets it. */
export const bookingDraft = {
  read(): BookingDraft {
    const kept = draftSchema.safeParse(readStored(sessionStorage, DRAFT_KEY) ?? {})
    return kept.data ?? draftSchema.parse({})
  },
  keep(draft: BookingDraft) {
    sessionStorage.setItem(DRAFT_KEY, JSON.stringify(draft))
  },
  forget() {
    sessionStorage.removeItem(DRAFT_KEY)
  },
}
