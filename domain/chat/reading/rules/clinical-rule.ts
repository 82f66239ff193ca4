import type { Situation } from '../../situations.ts'

/** Pattern that is serious in any context: rare enough for the trained reader to miss, or too important to miss. */
export interface ClinicalRule {
  situation: Situation
  /** Matched on plain text (`plain-text.ts`), without quotations. */
  form: RegExp
  /** Words that the message must also hold, before or after. */
  and?: readonly RegExp[]
  /** Applies even when the classifier disagrees: words seldom used in jest or about somebody else. */
  isCertain?: true
  /** When the classifier disagrees, it is answered as a guess instead of by the gentle question. */
  isGuess?: true
  /** Message that must match. */
  example: string
  /** Ordinary message with nearly the same words that must not match. */
  twin: string
}
