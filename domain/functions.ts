import type { ContactMessage } from './contact/schema.ts'

/**
 * What each `POST /functions/v1/<name>` takes and answers: one line a function, read by `defineFunction` on the server
 * and by `invoke` in the browser. Types only, so that no schema travels to a page that does not use it.
 */
export interface FunctionContracts {
  'send-contact-message': { input: ContactMessage; answer: { received: true } }
}

export type FunctionName = keyof FunctionContracts
export type InputOf<N extends FunctionName> = FunctionContracts[N]['input']
export type AnswerOf<N extends FunctionName> = FunctionContracts[N]['answer']
