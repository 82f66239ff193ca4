import type { ConversationState } from './conversation-state.ts'
import type { Step } from './flow.ts'
import type { HelpLine } from './help-lines.ts'
import type { Level } from './risk.ts'

/** Suggested reply under the last message. Sent as a message, its label is recognised. */
export interface Chip {
  label: string
  /** `suggested`: a topic guessed from their message. `leave`: a way out. `link`: opens one of our pages. */
  kind: 'answer' | 'suggested' | 'leave' | 'link'
  href?: string
}

export interface Card {
  lines: HelpLine[]
  /** Not said explicitly: the card is paler and can be dismissed. */
  isGuessed: boolean
}

/** Progress in a topic or an exercise. */
export interface Track {
  flow: string
  kind: 'topic' | 'exercise'
  title: string
  step: number
  steps: number
  widget?: Step['widget']
}

export interface Summary {
  /** Verbatim. */
  quotes: string[]
  /** Tapped answers. */
  chosen: string[]
}

/** Elements shown under a reply. */
export interface Guide {
  chips: Chip[]
  track: Track | null
  summary: Summary | null
}

export interface Answer {
  reply: string
  level: Level
  /** Shown as soon as a level is reached, and while it lasts. */
  card: Card | null
  guide: Guide
  /** For somebody who may be at risk: skips rate limits and the consent question. */
  isCare: boolean
  /** Ordinary conversation: a model may answer instead. */
  isOpen: boolean
  state: ConversationState
}
