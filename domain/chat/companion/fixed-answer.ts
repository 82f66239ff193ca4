import type { Choice } from '../flow.ts'

/** A question with one right answer, at every turn. */
export interface FixedAnswer {
  id: string
  /** Matched on plain text (`reading/plain-text.ts`). */
  asks: readonly RegExp[]
  says: string
  /** Said in calm only: in danger the help lines take the place of what is paid for. */
  offers?: string
  choices: readonly Choice[]
  /** Not for somebody in danger, whom the care flow answers. */
  isOrdinaryOnly?: true
  /** Message that matches. */
  example: string
}
