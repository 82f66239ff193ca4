import type { SafetyFact } from './safety-questions.ts'

/** Something people say in a conversation at risk, and what answers it first. */
export interface FollowUp {
  id: string
  patterns: readonly string[]
  answers: readonly string[]
  /** What it is, in a few words: said instead where several weigh at once. */
  named?: string
  /** Said instead while an act is near. */
  urgent?: readonly string[]
  /** What is asked after it when there is no hurry, each once; otherwise the next point of safety is. */
  questions?: readonly string[]
  /** Nothing is asked after it. */
  isQuiet?: true
  /** The whole reply: somebody has seconds to read it. */
  isAll?: true
  /** Numbers were refused: none is named for a while, and the card keeps them. */
  refusesLine?: true
  /** Once said it is known: it does not come back, whatever the person adds to it. */
  isSaidOnce?: true
  /** Danger is taken back: the line is named with the answer. */
  namesLine?: true
  /** What is known from then on. */
  tells?: SafetyFact
  /** Good news, which a message that also speaks of danger is not. */
  isReassuring?: true
}
