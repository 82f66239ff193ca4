import type { helpLines } from './help-lines.ts'

/**
 * A guided conversation: a topic, an exercise or a care situation. Content only, reviewed by a psychologist as it
 * stands. `npm run care:print` writes all of them as one document.
 */
export interface Flow {
  id: string
  title: string
  /** First step; the others follow by `to` and `typed`. */
  start: string
  steps: Readonly<Record<string, Step>>
  /** Typed words that lead to one step from anywhere in this flow; the first match counts. */
  hears?: readonly Heard[]
}

export interface Heard {
  /** Matched on plain text (`reading/plain-text.ts`). */
  form: RegExp
  /** A step of this flow, or another flow as `flow:<id>`. */
  to: string
  /** Also heard in the words that open the flow, or in them only: its first question would ask for what was just said. */
  atOnce?: true | 'only'
}

export interface Step {
  /** Wordings of the same text, at most four, used in rotation. */
  says: readonly [string, ...string[]]
  /** Two to four suggested answers. */
  choices: readonly Choice[]
  /** Next step for typed words that nothing else recognises. In care it must not assume that anything was done. */
  typed: string
  /**
   * The step asks about danger: typed words that do not clearly say `unless`, nor clearly speak of something else, lead
   * there. `isNamed`: a thing, a place or a time is itself the answer.
   */
  careful?: { to: string; unless: 'yes' | 'no'; isNamed?: true }
  /** Skipped when their words match, on plain text: they have answered already. */
  known?: RegExp
  /** Words typed or tapped here are quoted in the summary. */
  isKept?: true
  /** « question 2 sur 6 », « étape 3 sur 5 ». */
  number?: number
  /** Widget beside the words. */
  widget?: 'breathing' | 'five-discs' | 'four-discs' | 'three-discs' | 'two-discs' | 'one-disc' | 'summary'
  /** In care: phone numbers from here on, most useful first; those of the flow when absent. */
  lines?: readonly HelpLineId[]
}

export interface Choice {
  label: string
  /** A step of this flow, another flow as `flow:<id>`, or `topics`, `exercises` or `end`. Absent when the choice opens a page. */
  to?: string
  /** One of our pages. */
  href?: string
  /** Short typed answer equivalent to a tap. */
  means?: ShortAnswer
}

export type ShortAnswer = 'yes' | 'no' | 'unsure' | 'cannot-call' | 'retract' | 'go-on' | 'stop'

export type HelpLineId = keyof typeof helpLines

/** Flow for somebody in danger. */
export interface CareFlow extends Flow {
  /** At most three. */
  lines: readonly [HelpLineId, ...HelpLineId[]]
}

/** A topic with its chip label; the number of questions is counted from its steps. */
export interface TopicFlow extends Flow {
  chip: string
}

export interface ExerciseFlow extends Flow {
  chip: string
  /** Patterns of asking for it by name, on plain text (`reading/plain-text.ts`). */
  asks: readonly RegExp[]
}
