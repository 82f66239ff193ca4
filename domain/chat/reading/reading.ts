import type { Level } from '../risk.ts'
import type { Situation } from '../situations.ts'

/** Result of the danger classification. */
export interface Reading {
  level: Level
  situation: Situation | null
  /** Explicit. Otherwise only likely, and can be denied. */
  isPlain: boolean
  /** A clinical rule matched: the words themselves name the situation. */
  isRule?: true
  /** Below the alarm threshold, but not negligible: a gentle question is asked. */
  needsCheck: boolean
}

/** `plain`: the normalised message, when the caller has it. */
export type ReadMessage = (message: string, before: readonly string[], plain?: string) => Reading

export const nothingRead: Reading = { level: 'none', situation: null, isPlain: false, needsCheck: false }
