import type { Level } from '../risk.ts'

/**
 * What a model may never say here, whatever it was asked. Forms are read sentence by sentence, in small letters without
 * accents and with straight apostrophes. Kept on the careful side: a refused reply is replaced by the embedded engine's.
 */
export interface ForbiddenReply {
  refusal: Refusal
  why: string
  forms: readonly RegExp[]
  /** Turns what follows it, to the end of the clause, into something allowed: that much is not read. */
  unless?: RegExp
  /** Only at this level; everywhere when absent. */
  level?: Level
}

/** Why a model's reply may not be shown. */
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

/** An excuse reaches as far as its own clause: « ..., mais seul un médecin le dira » pardons nothing of what came before. */
export const upToTheEndOfItsClause = (excuse: RegExp) =>
  new RegExp(`(?:${excuse.source})(?:(?! (?:et|mais|puis) )[^,;:])*`, 'g')
