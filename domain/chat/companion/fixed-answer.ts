import type { Choice } from '../flow.ts'

/** A question that has one right answer, at every turn. */
export interface FixedAnswer {
  id: string
  /** On plain text (`reading/plain-text.ts`). */
  asks: readonly RegExp[]
  says: string
  choices: readonly Choice[]
  /** A message that asks it. */
  example: string
}
