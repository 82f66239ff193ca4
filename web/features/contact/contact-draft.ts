import { z } from 'zod'
import type { ContactMessage } from '#domain/contact/schema.ts'
import { readStored } from '#web/lib/data/read-stored.ts'

const DRAFT_KEY = 'mivoix-draft-contact'
const IDEMPOTENCY_KEY = 'mivoix-draft-contact-key'

export const emptyMessage: ContactMessage = { name: '', email: '', subject: '', message: '' }

/** Unfinished words keep no rule of the message but being text. */
const draftSchema = z.object({ name: z.string(), email: z.string(), subject: z.string(), message: z.string() })

/** What is being written, kept for this tab only: a reload loses nothing, closing the tab forgets it. */
export const contactDraft = {
  read(): ContactMessage {
    const kept = draftSchema.safeParse(readStored(sessionStorage, DRAFT_KEY) ?? {})
    return { ...emptyMessage, ...kept.data }
  },
  /** Different words are a different message: they get a key of their own. No words are no draft. */
  keep(message: ContactMessage) {
    if (Object.values(message).every((words) => words === '')) return this.forget()
    const next = JSON.stringify(message)
    if (next === sessionStorage.getItem(DRAFT_KEY)) return
    sessionStorage.setItem(DRAFT_KEY, next)
    sessionStorage.removeItem(IDEMPOTENCY_KEY)
  },
  forget() {
    sessionStorage.removeItem(DRAFT_KEY)
    sessionStorage.removeItem(IDEMPOTENCY_KEY)
  },
  /** The same for every attempt to send the same words, so that they arrive once. */
  idempotencyKey(): string {
    const kept = sessionStorage.getItem(IDEMPOTENCY_KEY) ?? crypto.randomUUID()
    sessionStorage.setItem(IDEMPOTENCY_KEY, kept)
    return kept
  },
}
