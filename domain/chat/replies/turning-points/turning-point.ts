import type { ConversationState } from '../../conversation-state.ts'
import { ownDeathSituations, type Situation } from '../../risk.ts'
import { isAboutThem } from '../../who-is-in-danger.ts'
import { fearsOwnGesture, isWornOutCarer } from '../care-parts.ts'

/**
 * What somebody in danger tells after the first reply and that calls for one answer: an hour, a place, a means, somebody who could be there. Passed
 * over, or met with « racontez un peu plus », it would be the moment that was missed.
 */
export interface TurningPoint {
  id: string
  /** Of which conversations it may be said. */
  isOf: (state: ConversationState) => boolean
  patterns: readonly string[]
  /** Somewhere else in the message, or in their last ones. */
  beside?: readonly string[]
  /**
   * The plainest first, each once. {proche} is who they name, with {la} or {elle} standing for them, {heure} the hour they say, {adulte} a grown-up
   * they know by their work, {chose} what could kill: a wording that names what was not told is passed over.
   */
  answers: readonly string[]
  /** What is asked after it, each once. */
  questions?: readonly string[]
  /** The danger is near from then on. */
  isImmediate?: true
  /** Told beside something that is asked, it leaves the word to the answer. */
  isToldOnly?: true
  /** Its question comes before what is at hand is asked about again. */
  asksFirst?: true
  /** Another told in the same breath is answered with it. */
  isJoined?: true
}

const ofOwnLife = new Set<Situation | null>([...ownDeathSituations, 'voices', 'unclear', 'self-injury'])

/** Their own life is at stake, and a line was named. */
export const isOfOwnCrisis = (state: ConversationState): boolean =>
  state.risk.level === 'crise' &&
  ofOwnLife.has(state.risk.situation) &&
  state.lineNamedAt !== null &&
  !isAboutThem(state)

/** A worry of their own, too: somebody to turn to is taken up there as well. */
export const isOfOwnDespair = (state: ConversationState): boolean =>
  isOfOwnCrisis(state) ||
  (state.risk.level === 'vigilance' && ofOwnLife.has(state.risk.situation) && state.lineNamedAt !== null)

/** A partner hurts or threatens them, and a line was named. */
export const isOfACouple = ({ risk, isWitness, lineNamedAt }: ConversationState): boolean =>
  risk.situation === 'partner-violence' && !isWitness && lineNamedAt !== null

/** Blows, a hand on the neck, a threat: more than being watched. */
export const wasHurt = (state: ConversationState): boolean =>
  isOfACouple(state) &&
  ['struck', 'neck', 'hit', 'threatened', 'forced', 'locked-in'].some(
    (fact) => Object.entries(state.safety).find(([known]) => known === fact)?.[1] === true,
  )

/** They speak of what they would do to somebody, and are no parent or carer who fears their own gesture. */
export const isOfTheirThreat = (state: ConversationState): boolean =>
  state.risk.situation === 'others' && !isWornOutCarer(state) && !fearsOwnGesture(state) && !state.safety['own-act']

export const partOf = (id: string): string => `tip turning point ${id}`

export const wasSaid = ({ used }: ConversationState, id: string): boolean => used[partOf(id)] !== undefined
