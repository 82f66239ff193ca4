import { z } from 'zod'
import type { ContactMessage } from '#domain/contact/schema.ts'
import { readStored } from '#web/lib/data/read-stored.ts'

const DRAFT_KEY = 'mivoix-draft-contact'
const IDEMPOTENCY_KEY = 'mivoix-draft-contact-key'

export const emptyMessage: ContactMessage = { name: '', email: '', subject: '', message: '' }

/** A draft need not be a valid message, only text. */
const draftSchema = z.object({ name: z.string(), email: z.string(), subject: z.string(), message: z.string() })

/** Draft kept in sessionStorage: it survives a reload, closing the tab deletes it. */
export const contactDraft = {
  read(): ContactMessage {
    const kept = draftSchema.safeParse(readStored(sessionStorage, DRAFT_KEY) ?? {})
    return { ...emptyMessage, ...kept.data }
  },
  /** A changed text gets a new idempotency key. An empty form is no draft. */
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
  /** Same key for every attempt to send the same text, so that it arrives once. */
  idempotencyKey(): string {
    const kept = sessionStorage.getItem(IDEMPOTENCY_KEY) ?? crypto.randomUUID()
    sessionStorage.setItem(IDEMPOTENCY_KEY, kept)
    return kept
  },
}
