import type { Level, Situation } from '../risk.ts'

/** What surrounds a sentence and may make a mention harmless. Patterns of each are in excusers.ts. */
export const frameNames = ['fiction', 'study', 'news', 'resolved-past', 'laughing', 'sport', 'kitchen'] as const
export type Frame = (typeof frameNames)[number]

/** One reason to worry, written so that a psychologist can read and edit it. */
export interface Rule {
  id: string
  level: Exclude<Level, 'none'>
  situation: Situation
  /** Why these words matter, in the words of the trade. */
  why: string
  patterns: readonly string[]
  /** Frames in which these words say nothing about the person. Without any, only an idiom or a negation excuses them. */
  unless?: readonly Frame[]
  /** An act under way, a means at hand or a near time: emergency services first. */
  immediate?: boolean
  /** Heeded whatever the second reader makes of it. */
  always?: boolean
}
