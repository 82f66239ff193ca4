import type { Level } from '../risk.ts'

/**
 * Pattern that a model's reply must never match. Matched per sentence, in lower case without accents and with straight
 * apostrophes. Conservative: a refused reply is replaced by the embedded engine's.
 */
export interface ForbiddenReply {
  refusal: Refusal
  why: string
  forms: readonly RegExp[]
  /** Exception: makes the rest of its clause allowed, which is then not matched. */
  unless?: RegExp
  /** Only at this level; at every level when absent. */
  level?: Level
}

/** Reason to refuse a model's reply. */
export type Refusal =
  | 'unknown-number'
  | 'missing-line'
  | 'dose'
  | 'medication'
  | 'method'
  | 'farewell'
  | 'diagnosis'
  | 'claims-human'
  | 'dependence'
  | 'secrecy'
  | 'promise'
  | 'blame'
  | 'romanticising'
  | 'ends-conversation'
  | 'couple-therapy'
  | 'body-technique'
  | 'harm'
  | 'unchecked-advice'
  | 'tutoiement'
  | 'leak'
  | 'link'
  | 'no-speech'
  | 'foreign-language'

/** An exception covers its own clause only: « ..., mais seul un médecin le dira » excuses nothing before it. */
export const upToTheEndOfItsClause = (excuse: RegExp) =>
  new RegExp(`(?:${excuse.source})(?:(?! (?:et|mais|puis) )[^,;:])*`, 'g')
