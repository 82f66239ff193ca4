/** Something people say in a conversation at risk, and what answers it first. */
export interface FollowUp {
  id: string
  patterns: readonly string[]
  answers: readonly string[]
  /** What is asked after it when there is no hurry, each once; otherwise the next point of safety is. */
  questions?: readonly string[]
  /** Nothing is asked after it. */
  isQuiet?: true
}
