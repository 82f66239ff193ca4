import type { Level } from '../risk.ts'
import type { Situation } from '../situations.ts'

/** What a message says about danger. */
export interface Reading {
  level: Level
  situation: Situation | null
  /** Said in plain words. Otherwise it is only likely, and can be denied. */
  isPlain: boolean
  /** Too little for an alarm, too much for nothing: a gentle question is asked. */
  needsCheck: boolean
}

export type ReadMessage = (message: string, before: readonly string[]) => Reading

export const nothingRead: Reading = { level: 'none', situation: null, isPlain: false, needsCheck: false }
