import type { Level } from './risk.ts'
import type { Situation } from './situations.ts'

/** What one conversation remembers. Plain JSON: the server stores it beside the conversation and hands it back. */
export interface ConversationState {
  version: 2
  /** Tells two conversations of the same length apart. */
  seed: number
  turn: number
  risk: RiskMemory
  /** The step that waits for an answer. */
  place: Place | null
  /** The topic or exercise to come back to after care or a detour. */
  paused: Place | null
  /** How often each step was said, so that its wordings take turns. */
  visits: Record<string, number>
  /** The last two messages, which are read together with the next one. */
  recent: string[]
  /** Their own words, for the summary. */
  kept: KeptWords[]
  /** Flows that were gone through. */
  done: string[]
  /** What was said no to: it is not offered again. */
  declined: string[]
  /** The turn of the last gentle check. */
  checkedAt: number | null
  /** Whether it was said what this program is. */
  isIntroduced: boolean
}

export interface Place {
  flow: string
  step: string
}

export interface KeptWords {
  words: string
  /** Typed words are quoted; a tapped answer is ours. */
  isTyped: boolean
}

export interface RiskMemory {
  /** Read from plain words it never falls in the conversation; guessed, it falls when it is denied or nothing follows. */
  level: Level
  situation: Situation | null
  isGuessed: boolean
  /** Turns since the last sign, while the level is only guessed. */
  quietTurns: number
  /** Guesses that were denied: a guess must be surer from then on. */
  denials: number
  cannotCall: boolean
}

export function newConversation(seed: number): ConversationState {
  return {
    version: 2,
    seed,
    turn: 0,
    risk: { level: 'none', situation: null, isGuessed: false, quietTurns: 0, denials: 0, cannotCall: false },
    place: null,
    paused: null,
    visits: {},
    recent: [],
    kept: [],
    done: [],
    declined: [],
    checkedAt: null,
    isIntroduced: false,
  }
}
