import type { TheirWords } from './their-words.ts'

/** How words are put together, by what they are for. `{...}` stands for what the person told us; the second wording is plainer. */
export interface Mould {
  id: string
  /** What it is made of: all of it must have been told. */
  of: readonly (keyof TheirWords)[]
  /** What is asked for, or was told lately; without any, what it is made of is enough. */
  patterns?: readonly string[]
  /** Only to those whose trade it is. */
  isOfOffice?: true
  /** Not to a chief or a neighbour. */
  isClose?: true
  /** Only to a child, or to no child. */
  isChild?: boolean
  /** Of something to be sorry for: who asks how to say sorry is given nothing else. */
  isOfPardon?: true
  /** Told long ago, it is not what the words are for. */
  isOfLate?: true
  tu: readonly string[]
  vous: readonly string[]
  /** How to say it, in one sentence. */
  after: string
}
