import type { Challenge } from 'altcha-lib/types'
import type { ContactMessage } from './contact/schema.ts'

/** Proof of work joined to acts open to anyone: base64 of the JSON `{ challenge, solution }` that altcha-lib verifies. */
export type SecurityCheck = { securityCheck: string }

/**
 * What each `POST /functions/v1/<name>` takes and answers: one line a function, read by `defineFunction` on the server
 * and by `invoke` in the browser. Types only, so that no schema travels to a page that does not use it.
 */
export interface FunctionContracts {
  /** A challenge of algorithm `PBKDF2/SHA-256`, to be solved in the browser. */
  'new-security-check': { input: Record<string, never>; answer: Challenge }
  'send-contact-message': { input: ContactMessage & SecurityCheck; answer: { received: true } }
  'subscribe-to-newsletter': { input: { email: string } & SecurityCheck; answer: { received: true } }
  'confirm-newsletter': { input: { token: string }; answer: { confirmed: true } }
  'unsubscribe-from-newsletter': { input: { token: string }; answer: { unsubscribed: true } }
}

export type FunctionName = keyof FunctionContracts
export type InputOf<N extends FunctionName> = FunctionContracts[N]['input']
export type AnswerOf<N extends FunctionName> = FunctionContracts[N]['answer']
