import type { Situation as Risk } from '../../risk.ts'

/** What people say next, once it is known what they live through, and what answers each of it. */
export interface Family {
  id: string
  /** Situations in which these are said. */
  situations?: readonly string[]
  /** Or dangers: what is said once one was recognised, and help was named. */
  risks?: readonly Risk[]
  /**
   * Whose danger it is: the writer's own, that of somebody they speak of, of a child whose body is in danger, or of somebody whom the writer
   * hurt, or fears to.
   */
  who?: 'self' | 'other' | 'child' | 'doer'
  /** Words that show that this is the subject, where no situation was recognised. */
  seen?: readonly string[]
  exchanges: readonly Exchange[]
}

export interface Exchange {
  /** Ways of asking one thing; */
  asked?: readonly string[]
  /** or of telling one. */
  told?: readonly string[]
  /** The first, and what is said to somebody who comes back to it. */
  replies: readonly string[]
}
