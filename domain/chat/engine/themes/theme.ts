import type { ExerciseId } from '../exercises.ts'

export const themeIds = [
  'panic',
  'anxiety',
  'sleep',
  'grief',
  'breakup',
  'loneliness',
  'anger',
  'addiction',
  'body',
  'trauma',
  'parenting',
  'work',
  'study',
  'couple',
  'family',
  'esteem',
  'health',
  'money',
  'friendship',
  'sadness',
] as const
export type ThemeId = (typeof themeIds)[number]

/** Somebody is gone, or did harm. */
export const losses: ReadonlySet<ThemeId> = new Set<ThemeId>(['grief', 'breakup', 'trauma'])

/** What one feels. */
export const feelings: ReadonlySet<ThemeId> = new Set<ThemeId>(['anxiety', 'sadness', 'anger', 'esteem'])
/** What comes of some trouble, and is a part of it once that is told. */
export const partsOfATrouble: ReadonlySet<ThemeId> = new Set<ThemeId>([...feelings, 'sleep', 'panic'])

export interface Theme {
  id: ThemeId
  /** How the theme is named when it is recalled later: « Vous parliez de ... ». */
  name: string
  patterns: readonly string[]
  /** Words that name the theme only where nothing else is talked about: « à la fac » in a talk about a break-up. */
  mentions: readonly string[]
  /** Said back before the question, without claiming to feel. */
  heard: readonly string[]
  /** Open questions, one at a time. */
  questions: readonly string[]
  /** Given to somebody who asks what to do: small, known to help, without any danger. */
  tips: readonly string[]
  exercise: ExerciseId
}
