/** A question people ask about their lives, and what answers it: as a friend who knows the matter would, without deciding for them. */
export interface KnownQuestion {
  id: string
  /** In the words that ask, as patterns (`detector/pattern.ts`) with the families of `question-words.ts`. */
  asks: readonly string[]
  /** The same, so general that the sentence which asks must also name what it is about: « comment faire pour... ». */
  asksNear?: readonly string[]
  /** Where the question leaves its subject out: in the rest of the message, or in what was told a few messages ago. */
  about?: readonly string[]
  /** Ways in which people ask it: the patterns are held to them. Before « / », what was told first. */
  examples: readonly string[]
  /** The plainest first; the next for who asks again. */
  answers: readonly string[]
}
