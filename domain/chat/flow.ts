import type { helpLines } from './help-lines.ts'

/**
 * One guided conversation: a topic, an exercise or a situation of care. Content only: a psychologist reads it as it stands.
 * `npm run care:print` writes all of them as one document.
 */
export interface Flow {
  id: string
  title: string
  /** The first step; the others follow by `to` and `typed`. */
  start: string
  steps: Readonly<Record<string, Step>>
}

export interface Step {
  /** Wordings of the same thing, at most four: each visit of the step takes the next one. */
  says: readonly [string, ...string[]]
  /** Two to four answers to tap. */
  choices: readonly Choice[]
  /** Where typed words lead. They answer the question that stands, whatever they say. */
  typed: string
  /** Words typed or tapped here are quoted in the summary. */
  isKept?: true
  /** « question 2 sur 6 », « étape 3 sur 5 ». */
  number?: number
  /** What the page draws beside the words. */
  widget?: 'breathing' | 'five-discs' | 'four-discs' | 'three-discs' | 'two-discs' | 'one-disc' | 'summary'
  /** In care: the numbers to show from here on, the first to use in front; those of the flow when absent. */
  lines?: readonly HelpLineId[]
}

export interface Choice {
  label: string
  /** A step of this flow, another flow as `flow:<id>`, or one of the `places`. Not given when the choice opens a page. */
  to?: string
  /** A page of ours. */
  href?: string
  /** The short answer that typed words may give instead of a tap. */
  means?: ShortAnswer
}

/** Where a choice may lead besides steps and flows. */
export const places = ['topics', 'exercises', 'end'] as const

export type ShortAnswer = 'yes' | 'no' | 'unsure' | 'cannot-call' | 'retract' | 'go-on' | 'stop'

export type HelpLineId = keyof typeof helpLines

/** A flow for somebody in danger. */
export interface CareFlow extends Flow {
  /** At most three. */
  lines: readonly [HelpLineId, ...HelpLineId[]]
}

/** A topic says how it is named on its chip; the number of questions is counted from its steps. */
export interface TopicFlow extends Flow {
  chip: string
}

export interface ExerciseFlow extends Flow {
  chip: string
  /** How people ask for it by name, on plain text (`reading/plain-text.ts`). */
  asks: readonly RegExp[]
}
