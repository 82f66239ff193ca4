import type { Level } from './risk.ts'
import type { Situation } from './situations.ts'

/** State of a conversation. Plain JSON: the server stores it with the conversation. */
export interface ConversationState {
  version: 2
  /** Varies the wordings between conversations of the same length. */
  seed: number
  turn: number
  risk: RiskMemory
  /** Step that waits for an answer. */
  place: Place | null
  /** Topic or exercise to return to after care or an interruption. */
  paused: Place | null
  /** Number of visits of each step, to rotate its wordings. */
  visits: Record<string, number>
  /** Last two messages, read together with the next one. */
  recent: string[]
  /** Quotes of the person, for the summary. */
  kept: KeptWords[]
  /** Completed flows. */
  done: string[]
  /** Declined suggestions, not offered again. */
  declined: string[]
  /** Turn of the last gentle check. */
  checkedAt: number | null
  /** Whether the introduction was shown. */
  isIntroduced: boolean
}

export interface Place {
  flow: string
  step: string
}

interface KeptWords {
  words: string
  /** Typed words are quoted; a tapped answer is our own text. */
  isTyped: boolean
}

export interface RiskMemory {
  /** An explicit level never drops in the conversation; a guessed one drops when denied or after quiet turns. */
  level: Level
  situation: Situation | null
  isGuessed: boolean
  /** Turns since the last sign, while the level is only guessed. */
  quietTurns: number
  /** Denied guesses, with the turn of the denial: the same guess is silent for a few turns. */
  denied: Partial<Record<Situation, number>>
  cannotCall: boolean
}

export function newConversation(seed: number): ConversationState {
  return {
    version: 2,
    seed,
    turn: 0,
    risk: { level: 'none', situation: null, isGuessed: false, quietTurns: 0, denied: {}, cannotCall: false },
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
