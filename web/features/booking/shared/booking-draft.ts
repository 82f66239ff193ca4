import { z } from 'zod'
import { type Appearance, appearances, type ConsultationType, consultationTypes } from '#domain/booking/words.ts'
import { readStored } from '#web/lib/data/read-stored.ts'

const DRAFT_KEY = 'mivoix-draft-booking'

const keyOf = <K extends string>(words: Record<K, string>) =>
  z.custom<K>((value) => typeof value === 'string' && Object.hasOwn(words, value))

const draftSchema = z.object({
  topic: z.string(),
  topicConsent: z.boolean(),
  pseudonym: z.string(),
  companionName: z.string(),
  consultationType: keyOf<ConsultationType>(consultationTypes),
  appearance: keyOf<Appearance>(appearances),
})

/** Confidential booking fields, kept out of the URL unlike the other choices. */
type BookingDraft = z.infer<typeof draftSchema>

/**
 * Draft kept in sessionStorage until the payment: coming back from the payment finds it, closing the tab deletes it.
 */
export const bookingDraft = {
  read(): Partial<BookingDraft> {
    return draftSchema.partial().safeParse(readStored(sessionStorage, DRAFT_KEY) ?? {}).data ?? {}
  },
  keep(draft: BookingDraft) {
    sessionStorage.setItem(DRAFT_KEY, JSON.stringify(draft))
  },
  forget() {
    sessionStorage.removeItem(DRAFT_KEY)
  },
}
