import type { Sign } from '../sign.ts'
import type { ThemeId } from '../themes/theme.ts'

/**
 * Something people live through: the words they say it with, what answers them, and the questions a listener would ask one
 * after the other.
 */
export interface Situation {
  id: string
  /** Null for daily life, which is no trouble by itself. */
  theme: ThemeId | null
  /** Says nothing in particular: it opens a talk, and takes the place of no other. */
  isVague?: boolean
  /** A blow: told, it is what is talked about, whatever was before. */
  befalls?: boolean
  /** In one line, for whoever reads and edits these. */
  title: string
  /** Ideas that mean this when they are found together. */
  signs: readonly Sign[]
  /** Ways in which people say it: the signs are held to them. */
  said: readonly string[]
  heard: readonly string[]
  /** In the order in which they are asked, one a turn. */
  questions: readonly string[]
  answers: readonly ExpectedAnswer[]
  /** Given to somebody who asks what to do. */
  advice: readonly string[]
}

/** What people are likely to tell next. */
export interface ExpectedAnswer {
  said: readonly string[]
  heard: readonly string[]
  /** Where it is better than the next of the situation. */
  question?: string
}

/** Something said along the way, whatever is talked about. */
export interface Moment {
  id: string
  title: string
  signs: readonly Sign[]
  said: readonly string[]
  heard: readonly string[]
  questions?: readonly string[]
  advice?: readonly string[]
  /** Said to the assistant, of the talk itself: answered before anything else that is in the message. */
  isToUs?: boolean
  /** Said by somebody who is leaving, or tired of being asked. */
  asksNothing?: boolean
}
