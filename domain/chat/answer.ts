import type { ConversationState } from './conversation-state.ts'
import type { Step } from './flow.ts'
import type { HelpLine } from './help-lines.ts'
import type { Level } from './risk.ts'

/** One answer to tap under the last reply. Sent as a message, its label is recognised. */
export interface Chip {
  label: string
  /** `suggested`: a topic guessed from their words. `leave`: a way out. `link`: opens a page of ours. */
  kind: 'answer' | 'suggested' | 'leave' | 'link'
  href?: string
}

export interface Card {
  lines: HelpLine[]
  /** Nothing was said in plain words: the card is paler and can be taken back. */
  isGuessed: boolean
}

/** Where the person is in a topic or an exercise. */
export interface Track {
  flow: string
  kind: 'topic' | 'exercise'
  title: string
  step: number
  steps: number
  widget?: Step['widget']
}

export interface Summary {
  /** Word for word. */
  quotes: string[]
  /** Answers they tapped. */
  chosen: string[]
}

/** What the page draws under a reply. */
export interface Guide {
  chips: Chip[]
  track: Track | null
  summary: Summary | null
}

export interface Answer {
  reply: string
  level: Level
  /** Shown as soon as a level is reached, and while it stands. */
  card: Card | null
  guide: Guide
  /** For somebody who may be at risk: no limit and no question about consent stands before it. */
  isCare: boolean
  /** Ordinary talk: a model may answer in its place. */
  isOpen: boolean
  state: ConversationState
}
